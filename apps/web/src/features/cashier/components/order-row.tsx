import { ListRow, Tag, type TagProps } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import styles from './order-row.module.css';

export interface OrderRowProps {
  href: string;
  name: ReactNode;
  /** ms. */
  at: number;
  amount: string;
  tone: TagProps['tone'] | undefined;
  state: string;
  onOpen?: (() => void) | undefined;
}

/** One deposit or withdrawal in a list; links to its page. */
export function OrderRow({ href, name, at, amount, tone, state, onOpen }: OrderRowProps) {
  const format = useFormat();
  return (
    <ListRow
      href={href}
      {...(onOpen ? { onClick: onOpen } : {})}
      sub={format.time(at, 'MM-DD HH:mm')}
      end={
        <span className={styles.end}>
          <span className={styles.amount}>{format.figure(amount)}</span>
          <Tag {...(tone ? { tone } : {})}>{state}</Tag>
        </span>
      }
    >
      {name}
    </ListRow>
  );
}
