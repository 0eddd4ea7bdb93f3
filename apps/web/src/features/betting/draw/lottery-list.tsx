import { Emblem, Icon, Input } from '@tessera/ui';
import { Star } from '@tessera/ui/icons';
import { useState } from 'react';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { useBettingPage, useLotteries } from '../betting.tsx';
import { useLotteryGroups } from './lottery-groups.ts';
import styles from './lottery-list.module.css';

/** Minimum number of lotteries for a search field. */
const SEARCH_FROM = 10;

/** Desktop: the lotteries to switch to: favourites first, the others grouped by family; the current one is marked. */
export function LotteryList({ onChosen }: { onChosen: () => void }) {
  const t = useT();
  const { lottery } = useBettingPage();
  const format = useFormat();
  const [wanted, setWanted] = useState('');
  const favourites = usePrefs((prefs) => prefs.favourites);
  const found = useLotteryGroups(wanted).flatMap(({ lotteries }) => lotteries);
  const count = useLotteries()?.length ?? 0;
  return (
    <div className={styles.root}>
      {count >= SEARCH_FROM && (
        <Input
          type="search"
          aria-label={t('bet_find_lottery')}
          placeholder={t('bet_find_lottery')}
          value={wanted}
          onValue={setWanted}
          autoFocus
        />
      )}
      {found.length === 0 && <p className={styles.none}>{t('bet_find_lottery_none')}</p>}
      <ul className={styles.list}>
        {found.map((one) => (
          <li key={one.id}>
            <Link
              to="lottery"
              params={{ id: one.id }}
              className={styles.item ?? ''}
              aria-current={one.id === lottery.id ? 'page' : undefined}
              onClick={onChosen}
            >
              <Emblem family={one.family} name={format.name(one.name)} size={32} />
              <span>
                <LotteryName lottery={one} />
              </span>
              {favourites.includes(one.id) && (
                <Icon of={Star} size={16} label={t('bet_favourite')} className={styles.liked} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
