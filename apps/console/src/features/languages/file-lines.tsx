import { PanelSection } from '../../parts/panel.tsx';
import { type TextKey, type Translate, useT } from '../../platform/i18n.ts';
import styles from './file-lines.module.css';
import type { TextFileRead } from './text-data.ts';
import { faultText } from './text-fault.ts';

type Fault = TextFileRead['faults'][number];

const FAULT_TEXT = {
  json: 'file_fault_json',
  shape: 'file_fault_shape',
  language: 'file_fault_language',
  too_many: 'file_fault_too_many',
  key_unknown: 'file_fault_key_unknown',
  key_twice: 'file_fault_key_twice',
  source_changed: 'file_fault_source_changed',
} as const satisfies Readonly<Record<Exclude<Fault['code'], 'text_refused'>, TextKey>>;

const wordsOf = ({ code, faults }: Fault, t: Translate): string =>
  code === 'text_refused' ? faults.map((fault) => faultText(fault, t)).join(' ') : t(FAULT_TEXT[code]);

/** What is wrong with a file, in the order of its lines. While anything is, nothing of the file is brought in. */
export function FileFaults({ faults }: { faults: readonly Fault[] }) {
  const t = useT();
  return (
    <PanelSection title={t('file_faults')} end={<span className="n">{faults.length}</span>}>
      <p className="t2">{t('file_faults_about')}</p>
      <ul className={styles.lines} aria-label={t('file_faults')}>
        {faults.map((fault) => (
          <li key={`${fault.line} ${fault.code}`} data-wrong="">
            <span className={styles.line}>{t('file_line', { n: fault.line })}</span>
            <span>
              {fault.key && <code>{fault.key}</code>}
              {wordsOf(fault, t)}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

/** Texts that would change, before and after. */
export function FileChanges({ changes, tag }: { changes: TextFileRead['changes']; tag: string }) {
  const t = useT();
  return (
    <PanelSection title={t('file_changes')} end={<span className="n">{changes.length}</span>}>
      <ul className={styles.lines} aria-label={t('file_changes')}>
        {changes.map(({ line, key, before, after }) => (
          <li key={key}>
            <span className={styles.line}>{t('file_line', { n: line })}</span>
            <span>
              <code>{key}</code>
              {before !== null && <del lang={tag}>{before}</del>}
              <ins lang={tag}>{after}</ins>
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
