import { type Cost, type Terms, wheelOdds, winningTiles } from '@tessera/rewards';
import { chanceText } from '../../model/chance.ts';
import { oneIn } from '../../model/fraction.ts';
import { levelsOf } from '../../model/wheel-levels.ts';
import { useWords } from '../use-words.ts';
import styles from './wheel.module.css';

/** Every prize with its chance, in the same size; the chance of any prize, and the mean prize. */
export function OddsTable({ terms, cost }: { terms: Terms<'wheel'>; cost: Cost }) {
  const { t, format } = useWords();
  const winning = winningTiles(terms);
  const levels = levelsOf(terms.tiles.map(({ prize }) => prize));
  return (
    <table className={styles.odds} aria-label={t('wheel_odds')}>
      <thead>
        <tr>
          <th scope="col">{t('wheel_prize')}</th>
          <th scope="col">{t('wheel_tiles')}</th>
          <th scope="col">{t('wheel_chance')}</th>
          <th scope="col">{t('wheel_one_in')}</th>
        </tr>
      </thead>
      <tbody>
        {wheelOdds(terms).map(({ prize, count, size }) => (
          <tr key={String(prize)}>
            <td>
              <span className={styles.prize}>
                <i className={styles.swatch} data-level={levels.get(prize)} />
                <b>{prize === 0n ? t('wheel_no_prize') : format.money(prize)}</b>
              </span>
            </td>
            <td>{count}</td>
            <td>
              <b>{chanceText(count / size)}</b>
            </td>
            <td>{oneIn(count, size)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{t('wheel_any_prize')}</td>
          <td>{winning}</td>
          <td>
            <b>{chanceText(cost.chance)}</b>
          </td>
          <td>{oneIn(winning, terms.size)}</td>
        </tr>
        <tr>
          <td>{t('wheel_mean')}</td>
          <td colSpan={3}>
            <small>{t('wheel_mean_why')}</small> <b>{format.money(cost.meanReward)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
