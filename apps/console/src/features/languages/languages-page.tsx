import { isLanguage, languageTags } from '@tessera/messages/languages';
import { Button, Tag } from '@tessera/ui';
import { lazy, useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ListTools } from '../../parts/list-tools.tsx';
import { State } from '../../parts/marks.tsx';
import { KeyHints, Page } from '../../parts/page.tsx';
import { Pager, PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT, withTexts } from '../../platform/i18n.ts';
import { CoverageBar } from './coverage.tsx';
import styles from './languages.module.css';
import {
  stateLook,
  type TextAsked,
  type TextRow,
  textFilters,
  useCoverage,
  useTexts,
  WORK_TEXT,
} from './text-data.ts';
import { TextFilters } from './text-filters.tsx';

/** Have files of their own: what is opened beside the list. */
const TextPanel = lazy(async () => ({ default: (await import('./text-panel.tsx')).TextPanel }));
const PublishTexts = lazy(async () => ({ default: (await import('./publish-texts.tsx')).PublishTexts }));
const FilePanel = lazy(async () => ({
  default: (await withTexts('text-file', import('./file-panel.tsx'))).FilePanel,
}));

/** What of the address a saved view keeps. */
const FILTERS = ['language', 'filter', 'q', 'area'];

const PAGE_ROWS = 50;

/** The texts of each language: what is missing, what is out of date, what waits for a check. */
export function LanguagesPage() {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const { params } = useAddress();
  const opened = params.id ?? '';
  const [openedLanguage = '', openedKey = ''] = opened.split('/');
  const language = [params.language ?? '', openedLanguage, 'zhCn'].find(isLanguage) ?? 'zhCn';
  const filter = textFilters.find((one) => one === params.filter) ?? 'all';
  const [search, area] = [params.q ?? '', params.area ?? ''];
  const asked: TextAsked = { language, filter, search, ...(area === '' ? {} : { area }), size: PAGE_ROWS };
  const list = JSON.stringify(asked);
  const [place, setPlace] = useState<{ of: string; after: string }>();
  const after = place?.of === list ? place.after : undefined;
  const texts = useTexts(after === undefined ? asked : { ...asked, after });
  const coverage = useCoverage();
  const mayPublish = useGrant('text.check') !== undefined;
  const mayImport = useGrant('text.import') !== undefined;
  const { release, ready = 0, languages } = coverage.data ?? {};
  const columns = useColumns(language);
  const next = texts.data?.next;
  return (
    <Page
      title={t('page_languages')}
      tools={<ListTools filters={FILTERS} />}
      sub={
        release
          ? `${t('release_n', { n: release.number })} · ${release.by} · ${momentText(release.at, now, timeZone)}`
          : t('languages_about')
      }
      acts={
        <>
          {mayImport && <Button onClick={() => changeParams({ id: 'file' })}>{t('text_file_open')}</Button>}
          {mayPublish && (
            <Button variant="primary" disabled={ready === 0} onClick={() => changeParams({ id: 'texts' })}>
              {t('texts_publish_n', { n: ready })}
            </Button>
          )}
        </>
      }
      panel={
        opened === 'texts' ? (
          <PublishTexts ready={ready} />
        ) : opened === 'file' ? (
          <FilePanel key={language} language={language} area={area} />
        ) : (
          openedKey && <TextPanel key={opened} language={openedLanguage} textKey={openedKey} />
        )
      }
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('rows_n', { count: texts.data?.total ?? 0 })}</span>
        </>
      }
    >
      <CoverageBar languages={languages ?? []} current={language} />
      <TextFilters
        key={language}
        filter={filter}
        search={search}
        area={area}
        areas={texts.data?.areas ?? []}
        counts={languages?.find(({ code }) => code === language)}
      />
      <PageTable
        error={texts.error ?? coverage.error}
        size="tall"
        label={t('page_languages')}
        columns={columns}
        rows={texts.data?.items}
        idOf={({ key }) => `${language}/${key}`}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
        pager={
          <Pager
            names={{ start: t('to_start'), next: t('next_rows') }}
            onStart={after === undefined ? undefined : () => setPlace(undefined)}
            onNext={next ? () => setPlace({ of: list, after: next }) : undefined}
          />
        }
      />
    </Page>
  );
}

function useColumns(language: TextAsked['language']): readonly Column<TextRow>[] {
  const t = useT();
  const tag = isLanguage(language) ? languageTags[language] : undefined;
  return [
    {
      name: t('text_key'),
      cell: ({ key, area }) => <TwoLines first={<span className="mono">{key}</span>} second={area} />,
    },
    {
      name: 'English',
      cell: ({ source }) => (
        <span className={styles.cell} lang="en">
          {source}
        </span>
      ),
    },
    {
      name: t('text_seen'),
      cell: ({ text }) => (
        <span className={styles.cell} lang={tag}>
          {text ?? '—'}
        </span>
      ),
    },
    {
      name: t('state'),
      cell: ({ state, work }) => (
        <span className="row">
          <State tone={stateLook[state].tone}>{t(stateLook[state].text)}</State>
          {work && <Tag tone={work === 'draft' ? 'warning' : 'info'}>{t(WORK_TEXT[work])}</Tag>}
        </span>
      ),
    },
  ];
}
