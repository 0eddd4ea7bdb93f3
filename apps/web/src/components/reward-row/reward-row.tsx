import { Icon, type IconProps } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './reward-row.module.css';

export interface RewardRowProps {
  icon: IconProps['of'];
  name: string;
  /** What is missing, or when it was claimed. */
  line: string;
  amount: ReactNode;
  /** Whether it can be claimed now or was claimed; any other state is shown plainly. */
  state: string;
  /** The claim, or the state. */
  children: ReactNode;
}

/** A reward in a list: its icon, name and amount, and the claim at the end. */
export function RewardRow({ icon, name, line, amount, state, children }: RewardRowProps) {
  return (
    <li className={styles.root} data-state={state}>
      <span className={styles.tile}>
        <Icon of={icon} size={20} />
      </span>
      <span className={styles.main}>
        <b>{name}</b>
        <small>{line}</small>
      </span>
      <span className={styles.amount}>{amount}</span>
      <span className={styles.end}>{children}</span>
    </li>
  );
}
