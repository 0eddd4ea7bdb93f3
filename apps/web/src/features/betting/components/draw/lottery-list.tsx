import { Emblem, Input } from '@tessera/ui';
import { useState } from 'react';
import { answersTo } from '../../../../components/find-text/index.ts';
import { isPhone } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { Link } from '../../../../platform/navigation/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { isPlayable } from '../../model/engine.ts';
import { useBettingPage, useLotteries } from '../../state/betting.tsx';
import styles from './lottery-list.module.css';

/** From so many lotteries on there is a search. */
const SEARCH_FROM = 10;

/** The lotteries to switch to, those of a family together, the current one marked. */
export function LotteryList({ onChosen }: { onChosen: () => void }) {
  const t = useT();
  const { lottery } = useBettingPage();
  const format = useFormat();
  const [wanted, setWanted] = useState('');
  const lotteries = (useLotteries() ?? []).filter(({ family }) => isPlayable(family));
  const families = [...new Set(lotteries.map(({ family }) => family))];
  const found = families
    .flatMap((family) => lotteries.filter((one) => one.family === family))
    .filter(({ name, id }) => answersTo(wanted, [...Object.values(name), id]));
  return (
    <div className={styles.root}>
      {lotteries.length >= SEARCH_FROM && (
        <Input
          aria-label={t('bet_find_lottery')}
          placeholder={t('bet_find_lottery')}
          value={wanted}
          onValue={setWanted}
          autoFocus={!isPhone}
        />
      )}
      {found.length === 0 && <p className={styles.none}>{t('bet_find_lottery_none')}</p>}
      <ul className={styles.list}>
        {found.map(({ id, family, name }) => (
          <li key={id}>
            <Link
              to="lottery"
              params={{ id }}
              className={styles.item ?? ''}
              aria-current={id === lottery.id ? 'page' : undefined}
              onClick={onChosen}
            >
              <Emblem family={family} name={format.name(name)} size={32} />
              <span>{format.name(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
