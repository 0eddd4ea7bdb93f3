import { metaOf } from './routes.ts';
import { FALLBACK, parseHash, printHash, type Target } from './target.ts';

/**
 * A visitor can see home, results, trends, notices and the help while the address stays that of login: `#/login?look=help` shows the help
 * without the dialog, `#/login?look=` shows home. Without the parameter, the dialog is shown over home.
 */
const LOOK = 'look';

/** The address of login under which a visitor looks at this page. */
export function lookAt(page: Target): Target {
  return { name: 'login', params: { [LOOK]: printHash(page).slice(2) } };
}

/** Whether this is a page over home whose dialog is closed. */
export function isLook({ name, params }: Target): boolean {
  return params[LOOK] !== undefined && metaOf(name).place === 'over';
}

/** Whether this is a page over home with its dialog. */
export function isOver(target: Target): boolean {
  return metaOf(target.name).place === 'over' && !isLook(target);
}

/** The page that is visible at an address: itself, or the page that a visitor looks at. */
export function shownOf(target: Target): Target {
  if (!isLook(target)) return target;
  const page = parseHash(`#/${target.params[LOOK]}`);
  return metaOf(page.name).look ? page : FALLBACK;
}
