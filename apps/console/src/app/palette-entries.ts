import { signOut, useGrant } from '../data/session.ts';
import { goTo } from '../platform/address.ts';
import { chooseLanguage, useLanguage, useT } from '../platform/i18n.ts';
import { chooseLook } from '../platform/theme.ts';
import type { ConsolePage } from './pages.ts';
import type { PaletteEntry } from './palette-match.ts';

/** What can be chosen while `text` is typed. No entry changes anything of the platform. */
export function usePaletteEntries(pages: readonly ConsolePage[], text: string): readonly PaletteEntry[] {
  const t = useT();
  const language = useLanguage();
  const mayCommands = useGrant('command.read') !== undefined;
  const mayWithdrawals = useGrant('withdrawal.read') !== undefined;
  const id = /^\d{1,15}$/.test(text.trim()) ? text.trim() : '';
  const records: readonly PaletteEntry[] = id
    ? [
        ...(mayCommands
          ? [record('command', t('palette_command', { id }), () => goTo('approvals', { view: 'all', id }))]
          : []),
        ...(mayWithdrawals
          ? [
              record('withdrawal', t('palette_withdrawal', { id }), () =>
                goTo('withdrawals', { view: 'open', id }),
              ),
            ]
          : []),
      ]
    : [];
  return [
    ...records,
    ...pages.map((page) => ({
      id: page.id,
      name: t('go_to', { page: t(page.title) }),
      note: `G ${page.key.toUpperCase()}`,
      run: () => goTo(page.id),
    })),
    {
      id: 'language',
      name: t('switch_language'),
      note: t('palette_act'),
      run: () => void chooseLanguage(language === 'zhCn' ? 'enUs' : 'zhCn'),
    },
    { id: 'light', name: t('look_to_light'), note: t('palette_act'), run: () => chooseLook('light') },
    { id: 'dark', name: t('look_to_dark'), note: t('palette_act'), run: () => chooseLook('dark') },
    {
      id: 'leave',
      name: t('sign_out'),
      note: t('palette_act'),
      // The button in the menu tells a failure; here the page simply stays.
      run: () => void signOut().catch(() => undefined),
    },
  ];
}

const record = (id: string, name: string, run: () => void): PaletteEntry => ({
  id,
  name,
  note: '',
  always: true,
  run,
});
