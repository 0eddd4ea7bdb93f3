import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { HUNDRED, splitOf } from '../model/split.ts';
import styles from './split-box.module.css';

interface SplitBoxProps {
  /** Rate of the member and of the agent, and what a bet pays back on average, ppm. */
  theirs: number;
  own: number;
  returned: number;
}

/** Where 100 staked by a member go: what they get, what the agent earns, what is paid back. */
export function SplitBox({ theirs, own, returned }: SplitBoxProps) {
  const t = useT();
  const format = useFormat();
  const split = splitOf(theirs, own, returned);
  return (
    <div className={styles.root}>
      <p>{t('tm_split', { amount: format.figure(HUNDRED) })}</p>
      <dl className={styles.terms} aria-live="polite">
        <div>
          <dt>{t('tm_split_theirs')}</dt>
          <dd>{format.figure(split.theirs)}</dd>
        </div>
        <div data-mine="">
          <dt>{t('tm_split_mine')}</dt>
          <dd>{format.figure(split.mine)}</dd>
        </div>
        <div>
          <dt>{t('tm_split_back')}</dt>
          <dd>{format.figure(split.back)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('tm_split_note')}</p>
    </div>
  );
}
