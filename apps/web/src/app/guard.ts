import { build } from '../platform/device/index.ts';
import { toast } from '../platform/feedback/index.ts';
import { readToken } from '../platform/http/index.ts';
import { t, translationsReady } from '../platform/i18n/index.ts';
import { hasScreen, metaOf, type RouteName, type Target } from '../platform/navigation/index.ts';

/** Whether a page may be shown without a session (R2.10); a results portal shows home to every visitor. */
export function isPublic(name: RouteName, resultsPortal: boolean = build.resultsPortal): boolean {
  return metaOf(name).access === 'public' || (resultsPortal && name === 'home');
}

/**
 * The page to show for a requested one: home for a page that does not exist (R2.12), login with the notice `please_login` for
 * a visitor who requests a private page (R2.10).
 */
export async function guard(wanted: Target): Promise<Target> {
  const target: Target = hasScreen(wanted.name) ? wanted : { name: 'home', params: {} };
  if (isPublic(target.name) || (await readToken()) !== null) return target;
  await translationsReady();
  toast(t('please_login'), { type: 'info' });
  return { name: 'login', params: {} };
}
