import {
  FALLBACK_LANGUAGE,
  inLanguage,
  type Language,
  languageNames,
  shippedLanguages,
} from '@tessera/messages/languages';
import { Note, SkeletonText, TabPanel } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useState } from 'react';
import { useGrant } from '../../data/session.ts';
import { LanguageTabs, useTabsId } from '../../parts/language-tabs.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { changeParams, hashOf } from '../../platform/address.ts';
import { countText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { answersOf, reasons } from './answers.ts';
import styles from './help.module.css';
import { type ArticleRow, useArticle } from './help-data.ts';
import { percentText, REASON_TEXT } from './words.ts';

/** One article: what players said of it in each language, and its texts in force. */
export function ArticlePanel({ row }: { row: ArticleRow }) {
  const t = useT();
  const own = useLanguage();
  const { data, error } = useArticle(row.article);
  return (
    <Panel
      title={inLanguage(row.titles, own) ?? row.article}
      label={t('article')}
      sub={<span className="mono">{row.article}</span>}
      onClose={() => changeParams({ id: '' })}
    >
      <ListFailure error={error} />
      <Note tone="info" icon={Info}>
        {t('article_in_build')}
      </Note>
      <AnswersByLanguage row={row} />
      {data ? <Texts blocks={data.blocks} /> : !error && <SkeletonText lines={8} />}
    </Panel>
  );
}

function AnswersByLanguage({ row }: { row: ArticleRow }) {
  const t = useT();
  const lineOf = (votes: ArticleRow['votes']) => {
    const answers = answersOf(votes, { language: '', onlyCurrent: false });
    if (answers.helped === undefined) return '';
    const why = reasons.filter((reason) => answers[reason] > 0);
    return [
      t('helped_of', { share: percentText(answers.helped), count: countText(answers.all) }),
      ...why.map((reason) => `${t(REASON_TEXT[reason])} ${countText(answers[reason])}`),
    ].join(' · ');
  };
  const languages = [...shippedLanguages, null];
  const facts = languages.flatMap((language) =>
    [true, false].map((current) => {
      const votes = row.votes.filter((one) => one.language === language && one.current === current);
      const name = language === null ? t('language_unknown') : languageNames[language];
      return [current ? name : `${name} · ${t('earlier_texts')}`, lineOf(votes)] as const;
    }),
  );
  return (
    <PanelSection title={t('help_answers')}>
      {row.votes.length === 0 ? <p className="t3">{t('answers_none')}</p> : <Facts facts={facts} />}
    </PanelSection>
  );
}

function Texts({ blocks }: { blocks: readonly { key: string; texts: Readonly<Record<string, string>> }[] }) {
  const t = useT();
  const id = useTabsId();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const mayTexts = useGrant('text.read') !== undefined;
  const missing = shippedLanguages.filter((one) => blocks.some(({ texts }) => texts[one] === undefined));
  return (
    <PanelSection title={t('texts_in_force')}>
      <LanguageTabs id={id} language={language} missing={missing} onChange={setLanguage} />
      <TabPanel id={id} value={language}>
        <ul className={styles.text}>
          {blocks.map(({ key, texts }, place) => {
            const text = texts[language] ?? texts[FALLBACK_LANGUAGE] ?? key;
            return (
              <li key={key}>
                {place === 0 ? <h4>{text}</h4> : <span>{text}</span>}
                {mayTexts ? (
                  <a
                    className="link mono s12"
                    href={hashOf({ page: 'languages', params: { language, id: `${language}/${key}` } })}
                  >
                    {key}
                  </a>
                ) : (
                  <span className="mono t3">{key}</span>
                )}
              </li>
            );
          })}
        </ul>
      </TabPanel>
    </PanelSection>
  );
}
