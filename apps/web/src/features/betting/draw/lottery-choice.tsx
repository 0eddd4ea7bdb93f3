import { Emblem } from '@tessera/ui';
import type { ReactNode } from 'react';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import styles from './lottery-choice.module.css';
import type { Lottery } from './lottery-groups.ts';

export interface LotteryChoiceProps {
  lottery: Lottery;
  onChosen: () => void;
  /** What stands behind the name. */
  children?: ReactNode;
}

/** One lottery of a list to switch to; the current one is marked. */
export function LotteryChoice({ lottery, onChosen, children }: LotteryChoiceProps) {
  const format = useFormat();
  const { lottery: current } = useBettingPage();
  return (
    <Link
      to="lottery"
      params={{ id: lottery.id }}
      className={styles.root ?? ''}
      aria-current={lottery.id === current.id ? 'page' : undefined}
      onClick={onChosen}
    >
      <Emblem family={lottery.family} name={format.name(lottery.name)} size={32} />
      <span>
        <LotteryName lottery={lottery} />
      </span>
      {children}
    </Link>
  );
}
