import { askToSignIn, awaitUser } from '../data/session/index.ts';
import { build } from '../platform/device/index.ts';
import { readToken } from '../platform/http/index.ts';
import {
  type Arrival,
  FALLBACK,
  hasScreen,
  isLook,
  isOver,
  lookAt,
  metaOf,
  type RouteName,
  shownOf,
  type Target,
} from '../platform/navigation/index.ts';

/** Whether a page may be shown without a session (R2.10); a results portal shows home to every visitor. */
export function isPublic(name: RouteName, resultsPortal: boolean = build.resultsPortal): boolean {
  return metaOf(name).access === 'public' || (resultsPortal && name === 'home');
}

/**
 * The page to show for a requested one: home for a page that does not exist (R2.12); for a visitor who requests a private
 * page, login with the notice `please_login` (R2.10), or that page under the address of login if it needs no session; for a
 * player who requests login, home.
 */
export async function guard(wanted: Target, arrival: Arrival): Promise<Target> {
  const target = hasScreen(wanted.name) ? wanted : FALLBACK;
  if ((await readToken()) !== null) {
    awaitUser();
    return pageOfPlayer(target);
  }
  return pageOfVisitor(target, arrival) ?? askFirst(target);
}

function pageOfPlayer(target: Target): Target {
  if (target.name !== 'login') return target;
  return isLook(target) ? shownOf(target) : FALLBACK;
}

/** The page that a visitor sees, or undefined if it needs a session. */
export function pageOfVisitor(
  target: Target,
  { type, byAddress, from }: Arrival,
  resultsPortal?: boolean,
): Target | undefined {
  if (isPublic(target.name, resultsPortal)) return target;
  // A step back from the dialog closes it, whatever page of an ended session is below.
  if (type === 'back' && from && isOver(from)) return lookAt(FALLBACK);
  const isInside = !byAddress && from !== undefined && !isOver(from);
  return isInside && metaOf(target.name).look ? lookAt(target) : undefined;
}

function askFirst(wanted: Target): Target {
  askToSignIn({ wanted });
  return { name: 'login', params: {} };
}
