import { Button, FileInput } from '@tessera/ui';
import { Copy, Trash2, Upload } from '@tessera/ui/icons';
import { type DragEvent, useRef } from 'react';
import { keepShared, useShared } from '../../../../data/shared-text/index.ts';
import { toast } from '../../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBetting } from '../../betting.tsx';
import { withTyped } from '../selection.ts';
import { EntryField } from './entry-field.tsx';
import { EntryLists } from './entry-lists.tsx';
import { PartSlider } from './part-slider.tsx';
import styles from './single-entry.module.css';
import { FILE_MAX_BYTES, useEntry } from './use-entry.ts';

/** Entry of whole lines by typing, pasting or importing; each change is parsed. */
export function SingleEntry() {
  const t = useT();
  const { selection, setSelection } = useBetting();
  const entry = useEntry(selection.typed, (typed) => setSelection(withTyped(selection, typed)));
  const file = useRef<HTMLInputElement>(null);
  const shared = useShared();
  const insertShared = () => {
    entry.setText(entry.text === '' ? shared : `${entry.text}\n${shared}`);
    keepShared('');
  };
  const take = async (given: File | undefined) => {
    if (!given) return;
    if (given.size > FILE_MAX_BYTES || !/\.(txt|csv)$/i.test(given.name)) {
      toast(t('bet_entry_file_refused'), { type: 'warning' });
      return;
    }
    await ignoreFailure(
      'unreadable file',
      given.text().then((text) => entry.setText(text)),
    );
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const copy = () =>
    ignoreFailure(
      'clipboard',
      navigator.clipboard.writeText(entry.text).then(() => toast(t('copy_success'), { type: 'success' })),
    );
  return (
    <section
      className={styles.root}
      aria-label={t('bet_entry')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <div className={styles.bar}>
        <FileInput ref={file} accept=".txt,.csv" hidden onFile={take} />
        <Button size="sm" icon={Upload} onClick={() => file.current?.click()}>
          {t('bet_entry_import')}
        </Button>
        {shared !== '' && (
          <Button size="sm" variant="tonal" onClick={insertShared}>
            {t('bet_entry_shared')}
          </Button>
        )}
        <span className={styles.hint}>{t('bet_entry_import_hint')}</span>
        <span className={styles.tools}>
          <Button
            size="sm"
            variant="outline"
            disabled={entry.reading.duplicateCount === 0}
            onClick={() => entry.clean('duplicates')}
          >
            {t('bet_entry_dedupe', { n: entry.reading.duplicateCount })}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={entry.reading.wrongCount === 0}
            onClick={() => entry.clean('wrong')}
          >
            {t('bet_entry_drop_wrong', { n: entry.reading.wrongCount })}
          </Button>
          <Button
            size="sm"
            variant="outline"
            icon={Copy}
            disabled={entry.text === ''}
            onClick={() => void copy()}
          >
            {t('bet_entry_copy')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            icon={Trash2}
            disabled={entry.text === ''}
            onClick={() => entry.setText('')}
          >
            {t('bet_entry_clear')}
          </Button>
        </span>
      </div>
      <div className={styles.panes}>
        <div className={styles.entry}>
          <EntryField
            text={entry.text}
            part={entry.part}
            onPart={entry.setPart}
            onText={entry.setText}
            reading={entry.reading}
          />
          <PartSlider
            part={entry.part}
            parts={entry.reading.parts}
            disabled={entry.busy}
            onPart={entry.showPart}
          />
        </div>
        <EntryLists text={entry.text} reading={entry.reading} />
      </div>
      {entry.busy && (
        <p className={styles.busy} role="status">
          {t('bet_entry_reading')}
          <Button size="sm" variant="link" onClick={entry.cancel}>
            {t('cancel')}
          </Button>
        </p>
      )}
      <p className={styles.hint}>{t('bet_entry_hint')}</p>
    </section>
  );
}
