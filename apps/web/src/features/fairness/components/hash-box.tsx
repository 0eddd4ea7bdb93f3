import { CopyButton } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './verification.module.css';

/** Bytes in full as hex, with a copy button. `marks` highlights the first groups of eight digits. */
export function HashBox({ hex, label, marks = 0 }: { hex: string; label: string; marks?: number }) {
  const t = useT();
  const groups = [...hex.matchAll(/.{8}/g)].map(({ 0: digits, index }) => ({ digits, at: index }));
  return (
    <div className={styles.hash}>
      <code data-marked={marks > 0 || undefined}>
        {marks === 0
          ? hex
          : groups.map(({ digits, at }) => (
              <span key={at}>{at < marks * 8 ? <b>{digits}</b> : digits} </span>
            ))}
      </code>
      <CopyButton value={hex} label={t('fairness_copy', { name: label })} />
    </div>
  );
}
