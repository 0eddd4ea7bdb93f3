import { type Language, languageNames, shippedLanguages } from '@tessera/messages/languages';
import { Tabs } from '@tessera/ui';
import { useId } from 'react';
import { useT } from '../platform/i18n.ts';
import styles from './language-tabs.module.css';

/** Chooses one of the players' languages; those without a text say so. The panel below is a `TabPanel` with the same id. */
export function LanguageTabs({
  id,
  language,
  missing,
  onChange,
}: {
  id: string;
  language: Language;
  missing: readonly Language[];
  onChange: (language: Language) => void;
}) {
  const t = useT();
  return (
    <Tabs
      id={id}
      className={styles.tabs}
      label={t('texts_by_language')}
      items={shippedLanguages.map((value) => ({
        value,
        label: languageNames[value],
        badge: missing.includes(value) ? <span className="s12 warn">{t('notice_missing')}</span> : undefined,
      }))}
      value={language}
      onChange={onChange}
    />
  );
}

/** An id for `LanguageTabs` and their panel. */
export const useTabsId = (): string => `languages-${useId()}`;
