import { Menu, type MenuProps } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { useList } from '../lists.ts';
import { chooseTheme, useTheme } from '../theme.ts';
import { useFormat } from '../use-format.ts';

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
