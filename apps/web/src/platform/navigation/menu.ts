import type { MessageKey } from '@tessera/messages';
import type { IconProps } from '@tessera/ui';
import type { Form } from '../device/index.ts';
import { hasScreen, type RouteName } from './routes.ts';

/** An entry of the account menu, as `features/<name>/menu.ts` declares it; its text is the title of the route. */
export interface MenuEntry {
  readonly to: RouteName;
  readonly group: 'assets' | 'bets' | 'benefits' | 'team' | 'account';
  /** Place in the group, the lowest first. */
  readonly order: number;
  readonly icon: IconProps['of'];
  /** Looks in the phone's menu, where they differ. */
  readonly phone?: { readonly icon: IconProps['of']; readonly tone?: 'success' };
  /** The forms whose menu has the entry; absent: every form. */
  readonly forms?: readonly Form[];
  /** Further pages that highlight the entry. */
  readonly lit?: readonly RouteName[];
}

/** The groups of the menu, in their order. */
const groups: readonly { readonly id: MenuEntry['group']; readonly title: MessageKey }[] = [
  { id: 'assets', title: 'nav_assets' },
  { id: 'bets', title: 'nav_bets' },
  { id: 'benefits', title: 'nav_benefits' },
  { id: 'team', title: 'nav_team' },
  { id: 'account', title: 'account' },
];

let entries: readonly MenuEntry[] = [];

/** Registers the entries of all features. They load with the first account page. */
export function registerMenu(given: readonly MenuEntry[]): void {
  entries = given;
}

/** One group of the menu. */
export interface MenuGroup {
  readonly title: MessageKey;
  readonly entries: readonly MenuEntry[];
}

/** The account menu of a form; entries without a page and empty groups are left out. */
export function menuOf(form: Form): readonly MenuGroup[] {
  return groups
    .map(({ id, title }) => ({
      title,
      entries: entries
        .filter(({ to, group, forms }) => group === id && hasScreen(to) && (forms?.includes(form) ?? true))
        .sort((a, b) => a.order - b.order),
    }))
    .filter((group) => group.entries.length > 0);
}
