import { isLanguage } from '@tessera/messages/languages';
import { Menu, type MenuProps } from '@tessera/ui';
import { changeLanguage, useList } from '../../data/settings/index.ts';
import { useLanguage, useT } from '../../platform/i18n/index.ts';

/** Menu of the shipped languages, each in its own name; the caller supplies the button. */
export function LanguageMenu({ trigger, align }: Pick<MenuProps, 'trigger' | 'align'>) {
  const t = useT();
  const current = useLanguage();
  const offered = useList('LANGUAGE_TYPES') ?? [];
  const items = offered.flatMap(({ code, name }) =>
    isLanguage(code)
      ? [{ key: code, label: name, checked: code === current, onSelect: () => void changeLanguage(code) }]
      : [],
  );
  return <Menu label={t('language')} items={items} trigger={trigger} {...(align ? { align } : {})} />;
}
