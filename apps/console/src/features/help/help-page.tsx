import { inLanguage, isLanguage, languageNames, shippedLanguages } from '@tessera/messages/languages';
import { Checkbox, Select } from '@tessera/ui';
import { lazy } from 'react';
import { KeyHints, Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { countText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { type Answers, answersOf, byHelp, reasons } from './answers.ts';
import styles from './help.module.css';
import { type ArticleRow, useArticles } from './help-data.ts';
import { percentText, REASON_TEXT } from './words.ts';

const ArticlePanel = lazy(async () => ({ default: (await import('./article-panel.tsx')).ArticlePanel }));

interface Row extends ArticleRow {
  readonly answers: Answers;
}

/** The articles of the help, those that helped least often first, and what players said of each. */
export function HelpPage() {
  const t = useT();
  const { params } = useAddress();
  const { data, error } = useArticles();
  const language = params.language && isLanguage(params.language) ? params.language : '';
  const onlyCurrent = params.texts !== 'all';
  const rows = data?.items
    .map((row): Row => ({ ...row, answers: answersOf(row.votes, { language, onlyCurrent }) }))
    .toSorted((a, b) => byHelp(a.answers, b.answers));
  const opened = rows?.find(({ article }) => article === params.id);
  return (
    <Page
      title={t('page_help')}
      sub={t('help_about', { days: data?.days ?? 90 })}
      panel={opened && <ArticlePanel key={opened.article} row={opened} />}
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('help_searches')}</span>
        </>
      }
    >
      <div className={styles.filters}>
        <Select
          aria-label={t('language')}
          options={[
            { value: 'all', label: t('all_languages') },
            ...shippedLanguages.map((value) => ({ value, label: languageNames[value] })),
          ]}
          value={language || 'all'}
          onChange={(value) => changeParams({ language: value === 'all' ? '' : value })}
        />
        <Checkbox checked={onlyCurrent} onChange={(only) => changeParams({ texts: only ? '' : 'all' })}>
          {t('only_current_texts')}
        </Checkbox>
      </div>
      <PageTable
        error={error}
        size="tall"
        label={t('page_help')}
        columns={useColumns()}
        rows={rows}
        idOf={({ article }) => article}
        opened={params.id ?? ''}
        onOpen={(id) => changeParams({ id })}
      />
    </Page>
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useT();
  const language = useLanguage();
  return [
    {
      name: t('article'),
      cell: ({ article, titles }) => (
        <TwoLines
          first={inLanguage(titles, language) ?? article}
          second={<span className="mono">{article}</span>}
        />
      ),
    },
    { name: t('help_answers'), figure: true, cell: ({ answers }) => countText(answers.all) },
    {
      name: t('helped'),
      figure: true,
      cell: ({ answers: { helped } }) => (helped === undefined ? '—' : percentText(helped)),
    },
    ...reasons.map((reason) => ({
      name: t(REASON_TEXT[reason]),
      figure: true,
      wide: true,
      cell: ({ answers }: Row) => countText(answers[reason]),
    })),
  ];
}
