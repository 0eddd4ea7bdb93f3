import { Emblem, Icon } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { type Lists, useFormat, useList } from '../../data/settings/index.ts';
import { partByForm } from '../../platform/device/index.ts';
import { Link, type RouteName } from '../../platform/navigation/index.ts';
import { LotteryName } from '../lottery-name/index.ts';
import styles from './lottery-switch.module.css';
import { SwitchPopover } from './switch.desktop.tsx';
import { SwitchSheet } from './switch.phone.tsx';

const Switch = partByForm({ desktop: SwitchPopover, phone: SwitchSheet });

export interface LotterySwitchProps {
  lottery: Lists['LOTTERY_LIST'][number];
  /** Page to open for another lottery, with its `id`. */
  to: RouteName;
  /** Emblem on desktop, px; on phones it has 24. */
  size?: number;
}

/** The name of the current lottery, which opens the list of all lotteries: a popover on desktop, a bottom sheet on phones. */
export function LotterySwitch({ lottery, to, size = 32 }: LotterySwitchProps) {
  const format = useFormat();
  const name = format.name(lottery.name);
  const face = (emblem: number): ReactNode => (
    <>
      <Emblem family={lottery.family} name={name} size={emblem} />
      <LotteryName lottery={lottery} oneLine />
      <Icon of={ChevronDown} size={16} />
    </>
  );
  return (
    <Switch
      size={size}
      face={face}
      list={(close) => <List current={lottery.id} to={to} onChosen={close} />}
    />
  );
}

function List({ current, to, onChosen }: { current: string; to: RouteName; onChosen: () => void }) {
  const format = useFormat();
  const lotteries = useList('LOTTERY_LIST') ?? [];
  return (
    <ul className={styles.list}>
      {lotteries.map((lottery) => (
        <li key={lottery.id}>
          <Link
            to={to}
            params={{ id: lottery.id }}
            replaces
            className={styles.item}
            aria-current={lottery.id === current ? 'page' : undefined}
            onClick={onChosen}
          >
            <Emblem family={lottery.family} name={format.name(lottery.name)} size={28} />
            <span>
              <LotteryName lottery={lottery} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
