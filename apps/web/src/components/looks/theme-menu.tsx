import { Menu, type MenuProps } from '@tessera/ui';
import { chooseTheme, useFormat, useList, useTheme } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';

/** Menu of the available themes; the caller supplies the button. */
export function ThemeMenu({ trigger, align }: Pick<MenuProps, 'trigger' | 'align'>) {
  const t = useT();
  const format = useFormat();
  const current = useTheme();
  const items = (useList('THEME_LIST') ?? []).map(({ id, name }) => ({
    key: id,
    label: format.name(name),
    checked: id === current,
    onSelect: () => void chooseTheme(id),
  }));
  return <Menu label={t('theme')} items={items} trigger={trigger} {...(align ? { align } : {})} />;
}
