import type { Transcript } from '@tessera/fairness';
import { languageNames } from '@tessera/messages/languages';
import { Card, EmptyState, Logo, Note, Segmented } from '@tessera/ui';
import { VerifySealArt } from '@tessera/ui/art/inline/verify-seal.tsx';
import { TriangleAlert } from '@tessera/ui/icons';
import { useEffect, useState } from 'react';
import { readSaved, Verification } from '../features/fairness/index.ts';
import { useLanguage, useT } from '../platform/i18n/index.ts';
import { FileDrop } from './file-drop.tsx';
import { languages, speak } from './language.ts';
import styles from './verify-page.module.css';

/** The result of reading a chosen file; `path` is the first place that violates the protocol. */
type Chosen = { readonly transcript: Transcript; readonly text: string } | { readonly path: string | null };

/** Reads a saved transcript and verifies it in the browser. */
export function VerifyPage() {
  const t = useT();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => {
    document.title = `${t('fairness_page_title')} · Tessera`;
  }, [t]);
  const handleText = (text: string) => {
    const read = readSaved(text);
    setChosen(read.ok ? { transcript: read.value, text } : { path: read.path });
  };
  return (
    <>
      <header className={styles.bar}>
        <Logo name="Tessera" height={28} />
        <Segmented
          label={t('fairness_page_language')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={speak}
        />
      </header>
      <main className={styles.main} data-screen="verify">
        <div className={styles.head}>
          <div>
            <h1>{t('fairness_page_title')}</h1>
            <p>{t('fairness_page_lead')}</p>
          </div>
          {chosen && <FileDrop onText={handleText}>{t('fairness_page_other')}</FileDrop>}
        </div>
        {!chosen && (
          <Card>
            <EmptyState
              art={<VerifySealArt width={96} height={96} />}
              title={t('fairness_page_drop')}
              action={<FileDrop onText={handleText}>{t('fairness_page_choose')}</FileDrop>}
            />
          </Card>
        )}
        {chosen && 'path' in chosen && <Unreadable path={chosen.path} />}
        {chosen && 'transcript' in chosen && <Drawn chosen={chosen} />}
      </main>
    </>
  );
}

function Drawn({ chosen: { transcript, text } }: { chosen: Extract<Chosen, { text: string }> }) {
  const { lottery, issue } = transcript.descriptor;
  return (
    <>
      <p className={styles.draw}>
        {lottery} · {issue}
      </p>
      <Verification
        key={text}
        transcript={transcript}
        zone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      />
    </>
  );
}

function Unreadable({ path }: { path: string | null }) {
  const t = useT();
  return (
    <Note tone="danger" icon={TriangleAlert} role="alert">
      <b>{t('fairness_unreadable')}</b>{' '}
      {path === null
        ? t('fairness_not_json')
        : t('fairness_unreadable_line', { path: path === '' ? t('fairness_top') : path })}
    </Note>
  );
}
