import { Icon, Input } from '@tessera/ui';
import { Star } from '@tessera/ui/icons';
import { useState } from 'react';
import { usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useLotteries } from '../betting.tsx';
import { LotteryChoice } from './lottery-choice.tsx';
import { useLotteryGroups } from './lottery-groups.ts';
import styles from './lottery-list.module.css';

/** Minimum number of lotteries for a search field. */
const SEARCH_FROM = 10;

/** Desktop: the lotteries to switch to: favourites first, the others grouped by family; the current one is marked. */
export function LotteryList({ onChosen }: { onChosen: () => void }) {
  const t = useT();
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
            <LotteryChoice lottery={one} onChosen={onChosen}>
              {favourites.includes(one.id) && (
                <Icon of={Star} size={16} label={t('bet_favourite')} className={styles.liked} />
              )}
            </LotteryChoice>
          </li>
        ))}
      </ul>
    </div>
  );
}
