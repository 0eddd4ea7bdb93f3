import { languageTags } from '@tessera/messages/languages';
import { Icon, Input, VisuallyHidden } from '@tessera/ui';
import { Check, Search } from '@tessera/ui/icons';
import { useState } from 'react';
import { changeLanguage, useList } from '../../../../data/settings/index.ts';
import { useLanguage, useT } from '../../../../platform/i18n/index.ts';
import { languageChoicesOf, languagesFor } from '../../model/language-search.ts';
import styles from './language-section.module.css';
import { SettingGroup } from './setting-group.tsx';

/** Longest list without a search field. */
const AT_A_GLANCE = 6;

/** The shipped languages, each in its own name; a longer list has a search field. */
export function LanguageSection() {
  const t = useT();
  const current = useLanguage();
  const [query, setQuery] = useState('');
  const choices = languageChoicesOf(useList('LANGUAGE_TYPES') ?? [], current);
  const found = languagesFor(query, choices);
  const searched = choices.length > AT_A_GLANCE;
  return (
    <>
      {searched && (
        <Input
          type="search"
          aria-label={t('settings_language_search')}
          placeholder={t('settings_language_search')}
          prefix={<Icon of={Search} size={18} />}
          value={query}
          onValue={setQuery}
        />
      )}
      {searched && (
        <VisuallyHidden>
          <output>{t('settings_language_found', { n: found.length })}</output>
        </VisuallyHidden>
      )}
      {searched && found.length === 0 && (
        <p className={styles.none}>{t('settings_language_found', { n: 0 })}</p>
      )}
      {found.length > 0 && (
        <SettingGroup>
          <ul aria-label={t('language')}>
            {found.map(({ code, name, translated }) => (
              <li key={code}>
                <button
                  type="button"
                  className={styles.language}
                  aria-pressed={code === current}
                  onClick={() => {
                    if (code !== current) void changeLanguage(code);
                  }}
                >
                  <span lang={languageTags[code]}>{name}</span>
                  {translated && <small>{translated}</small>}
                  {code === current && <Icon of={Check} size={18} />}
                </button>
              </li>
            ))}
          </ul>
        </SettingGroup>
      )}
    </>
  );
}
