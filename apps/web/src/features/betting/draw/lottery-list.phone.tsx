import { Icon, Input } from '@tessera/ui';
import { Star } from '@tessera/ui/icons';
import { useState } from 'react';
import { leftText, useDraws } from '../../../data/draws/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { builtKey, useT } from '../../../platform/i18n/index.ts';
import { LotteryChoice } from './lottery-choice.tsx';
import { useLotteryGroups } from './lottery-groups.ts';
import styles from './lottery-list.phone.module.css';

/** Phone: the lotteries to switch to under their families, favourites first, each with the time until its sale closes. */
export function LotteryListPhone({ onChosen }: { onChosen: () => void }) {
  const t = useT();
  const [wanted, setWanted] = useState('');
  const groups = useLotteryGroups(wanted);
  return (
    <div className={styles.root}>
      <Input
        type="search"
        aria-label={t('bet_find_lottery')}
        placeholder={t('bet_find_lottery')}
        value={wanted}
        onValue={setWanted}
      />
      {groups.length === 0 && <p className={styles.none}>{t('bet_find_lottery_none')}</p>}
      {groups.map(({ family, lotteries }) => (
        <section key={family}>
          <h3>
            {family === 'favourites' ? (
              <>
                <Icon of={Star} size={14} filled /> {t('bet_favourite')}
              </>
            ) : (
              t(builtKey(`family_${family}`))
            )}
          </h3>
          <ul>
            {lotteries.map((one) => (
              <li key={one.id}>
                <LotteryChoice lottery={one} onChosen={onChosen}>
                  <Left lottery={one.id} />
                </LotteryChoice>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The time until the sale closes; a lottery that is closed shows nothing. */
function Left({ lottery }: { lottery: string }) {
  const current = useDraws(lottery)?.current;
  const left = (current?.close_at ?? 0) - useNow();
  return current?.state === 'open' && left > 0 ? <b className={styles.left}>{leftText(left)}</b> : null;
}
