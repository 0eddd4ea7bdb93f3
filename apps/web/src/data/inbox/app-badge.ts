import { ignoreFailure } from '../../platform/http/index.ts';
import { unreadStore } from './unread-store.ts';

/** What of the navigator shows a number on the icon of the installed app; browsers that cannot install one lack it. */
type Icon = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/**
 * From now on the icon of the installed app shows how many events are unread; at zero, and without a session, it shows nothing. Returns a
 * function that ends it.
 */
export function startAppBadge(icon: Icon = navigator): () => void {
  let shown: number | undefined;
  const show = (): void => {
    const count = unreadStore.getState().unread?.items.length ?? 0;
    if (count === shown) return;
    shown = count;
    // A system without badges refuses.
    const told = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.();
    if (told) void ignoreFailure('app badge', told);
  };
  show();
  return unreadStore.subscribe(show);
}
