import { FALLBACK_LANGUAGE, isLanguage, languageNames, languageTags } from '@tessera/messages/languages';
import { textFileBounds } from '@tessera/protocol/console-text-file';
import { Button, FileInput, Note, Segmented } from '@tessera/ui';
import { Download, TriangleAlert, Upload } from '@tessera/ui/icons';
import { useRef, useState } from 'react';
import { Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { changeParams } from '../../platform/address.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useAct } from '../../platform/use-act.ts';
import styles from './file-lines.module.css';
import { FileChanges, FileFaults } from './file-lines.tsx';
import { FILTER_TEXT, type TextFileRead } from './text-data.ts';

const close = () => changeParams({ id: '' });
const filters = ['all', 'missing', 'stale'] as const;

/** Texts of a language as a file: saved, and brought in again by two people. */
export function FilePanel({ language, area }: { language: string; area: string }) {
  const t = useT();
  const [read, setRead] = useState<{ name: string; found: TextFileRead }>();
  const isRight = read !== undefined && read.found.faults.length === 0 && read.found.changes.length > 0;
  const proposal = useProposal({
    action: 'text.import',
    target: language,
    payload: isRight
      ? {
          texts: read.found.changes.map(({ key, after, sourceHash }) => ({ key, text: after, sourceHash })),
        }
      : undefined,
    button: 'file_import',
    usualReason: t('file_reason'),
    reasonHelp: 'reason_in_log',
    onDone: close,
  });
  return (
    <Panel
      title={t('file_of_texts')}
      label={t('file_of_texts')}
      sub={isLanguage(language) ? languageNames[language] : language}
      onClose={close}
      foot={isRight ? proposal.foot : undefined}
    >
      <Saving language={language} area={area} />
      <PanelSection title={t('file_bring')}>
        <p className="t2">{t('file_bring_about', { n: textFileBounds.changes })}</p>
        <Picking language={language} onRead={(name, found) => setRead({ name, found })} />
        {read && (
          <p role="status">
            <strong>{read.name}</strong> ·{' '}
            {t('file_found', {
              changes: read.found.changes.length,
              faults: read.found.faults.length,
              same: read.found.same,
            })}
          </p>
        )}
      </PanelSection>
      {read && read.found.faults.length > 0 && <FileFaults faults={read.found.faults} />}
      {read && !isRight && read.found.changes.length > 0 && (
        <FileChanges
          changes={read.found.changes}
          tag={isLanguage(language) ? languageTags[language] : languageTags[FALLBACK_LANGUAGE]}
        />
      )}
      {isRight && proposal.body}
    </Panel>
  );
}

/** Which texts the file holds, and the button that saves it. */
function Saving({ language, area }: { language: string; area: string }) {
  const t = useT();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const save = useAct(async () => {
    const asked = { language, filter, ...(area === '' ? {} : { area }) };
    saveFile((await call('/console/text/export', asked)).path);
  });
  return (
    <PanelSection title={t('file_save')} end={area === '' ? t('files_all') : t('text_file', { file: area })}>
      <div className={styles.saving}>
        <Segmented
          label={t('file_which')}
          value={filter}
          onChange={setFilter}
          options={filters.map((value) => ({ value, label: t(FILTER_TEXT[value]) }))}
        />
        <Button icon={Download} loading={save.isRunning} onClick={() => save.run()}>
          {t('file_save_now')}
        </Button>
      </div>
      <p className="s12 t3">{t('file_save_about')}</p>
    </PanelSection>
  );
}

/** Picks a file and lets the server read it. Nothing is kept by it. */
function Picking({
  language,
  onRead,
}: {
  language: string;
  onRead: (name: string, found: TextFileRead) => void;
}) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [isLarge, setLarge] = useState(false);
  const pick = useAct(async (picked: File) => {
    const file = await picked.text();
    const tooLarge = file.length > textFileBounds.chars;
    setLarge(tooLarge);
    if (!tooLarge && file !== '') onRead(picked.name, await call('/console/text/read', { language, file }));
  });
  return (
    <div>
      <FileInput
        ref={field}
        accept="application/json,.json"
        hidden
        aria-label={t('file_pick')}
        onFile={(picked) => pick.run(picked)}
      />
      <Button icon={Upload} loading={pick.isRunning} onClick={() => field.current?.click()}>
        {t('file_pick')}
      </Button>
      {isLarge && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {t('file_large')}
        </Note>
      )}
    </div>
  );
}
