import { VisuallyHidden } from '@tessera/ui';
import { type Lists, useFormat } from '../../data/settings/index.ts';
import styles from './lottery-name.module.css';

export interface LotteryNameProps {
  lottery: Pick<Lists['LOTTERY_LIST'][number], 'name' | 'period_s'>;
  /** One line, in which only the name is cut and never the tag. */
  oneLine?: boolean;
  /** `heard`: only for screen readers, because the emblem beside the name shows it. */
  tag?: 'seen' | 'heard';
}

/** Name of a lottery, with a small tag for how often it draws: what differs within a family is always readable. */
export function LotteryName({ lottery, oneLine = false, tag: look = 'seen' }: LotteryNameProps) {
  const format = useFormat();
  const name = format.name(lottery.name);
  const text = format.tag(lottery);
  if (!text) return oneLine ? <span className={styles.name}>{name}</span> : name;
  const tag =
    look === 'heard' ? <VisuallyHidden>{text}</VisuallyHidden> : <small className={styles.tag}>{text}</small>;
  if (!oneLine) {
    return (
      <>
        {name} {tag}
      </>
    );
  }
  return (
    <span className={styles.line}>
      <span className={styles.name}>{name}</span> {tag}
    </span>
  );
}
