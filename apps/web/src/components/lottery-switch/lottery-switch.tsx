import { Emblem, Icon, Popover, Sheet } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import { type Lists, useFormat, useList } from '../../data/settings/index.ts';
import { isPhone } from '../../platform/device/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { Link, type RouteName } from '../../platform/navigation/index.ts';
import styles from './lottery-switch.module.css';

export interface LotterySwitchProps {
  lottery: Lists['LOTTERY_LIST'][number];
  /** Page to open for another lottery, with its `id`. */
  to: RouteName;
  size?: number;
}

/** The name of the current lottery, which opens the list of all lotteries: a popover on desktop, a bottom sheet on phones. */
export function LotterySwitch({ lottery, to, size = 32 }: LotterySwitchProps) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const name = format.name(lottery.name);
  const face = (
    <>
      <Emblem family={lottery.family} name={name} size={size} />
      <span className={styles.text}>{name}</span>
      <Icon of={ChevronDown} size={16} />
    </>
  );
  const list = (close: () => void): ReactNode => <List current={lottery.id} to={to} onChosen={close} />;
  if (isPhone) {
    return (
      <>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {face}
        </button>
        <Sheet open={open} onClose={() => setOpen(false)} title={t('switch_lottery')}>
          {list(() => setOpen(false))}
        </Sheet>
      </>
    );
  }
  return (
    <Popover
      label={t('switch_lottery')}
      align="start"
      trigger={(props) => (
        <button type="button" className={styles.name} {...props}>
          {face}
        </button>
      )}
    >
      {list}
    </Popover>
  );
}

function List({ current, to, onChosen }: { current: string; to: RouteName; onChosen: () => void }) {
  const format = useFormat();
  const lotteries = useList('LOTTERY_LIST') ?? [];
  return (
    <ul className={styles.list}>
      {lotteries.map(({ id, family, name }) => (
        <li key={id}>
          <Link
            to={to}
            params={{ id }}
            replaces
            className={styles.item}
            aria-current={id === current ? 'page' : undefined}
            onClick={onChosen}
          >
            <Emblem family={family} name={format.name(name)} size={28} />
            {format.name(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
