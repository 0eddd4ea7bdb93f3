import { isLanguage } from '@tessera/messages/languages';
import { Chip } from '@tessera/ui';
import { changeLanguage, useList } from '../../../../data/settings/index.ts';
import { useLanguage, useT } from '../../../../platform/i18n/index.ts';
import styles from './language-row.module.css';

/** The shipped languages, each in its own name. */
export function LanguageRow() {
  const t = useT();
  const current = useLanguage();
  return (
    <fieldset className={styles.root} aria-label={t('language')}>
      {(useList('LANGUAGE_TYPES') ?? []).map(({ code, name }) => (
        <Chip
          key={code}
          pressed={code === current}
          className={styles.language}
          onClick={() => {
            if (isLanguage(code) && code !== current) void changeLanguage(code);
          }}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
