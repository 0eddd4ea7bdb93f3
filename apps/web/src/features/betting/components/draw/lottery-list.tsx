import { Emblem } from '@tessera/ui';
import { Link } from '../../../../platform/navigation/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { isPlayable } from '../../model/engine.ts';
import { useBettingPage, useLotteries } from '../../state/betting.tsx';
import styles from './lottery-list.module.css';

/** The lotteries to switch to, the current one marked. */
export function LotteryList({ onChosen }: { onChosen: () => void }) {
  const { lottery } = useBettingPage();
  const format = useFormat();
  const lotteries = (useLotteries() ?? []).filter(({ family }) => isPlayable(family));
  return (
    <ul className={styles.list}>
      {lotteries.map(({ id, family, name }) => (
        <li key={id}>
          <Link
            to="lottery"
            params={{ id }}
            className={styles.item ?? ''}
            aria-current={id === lottery.id ? 'page' : undefined}
            onClick={onChosen}
          >
            <Emblem family={family} name={format.name(name)} size={32} />
            {format.name(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
