import { Tag } from '@tessera/ui';
import { type DrawnNumbers, numbersText } from '../../../components/draw-result/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './corrected-mark.module.css';

/** Shows the official correction of a result; all statistics still use the numbers as drawn. */
export function CorrectedMark({ family, numbers }: { family: string; numbers: DrawnNumbers }) {
  const t = useT();
  return (
    <span className={styles.root}>
      <Tag tone="warning">{t('bet_result_corrected')}</Tag>
      <b>{numbersText(family, numbers)}</b>
    </span>
  );
}
