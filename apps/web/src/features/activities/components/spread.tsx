import { type Amount, UNIT } from '@tessera/protocol/money';
import type { Bar } from '@tessera/rewards';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { chanceText } from '../model/chance.ts';
import styles from './spread.module.css';

/** How probable each result is: losses and gains in two colours, the bound of each bar below it. */
export function Spread({ bars }: { bars: readonly Bar[] }) {
  const t = useT();
  const format = useFormat();
  const highest = Math.max(...bars.map(({ chance }) => chance));
  const shown = bars.filter(({ chance }) => chance >= 0.0005);
  const boundOf = (bound: Amount) =>
    bound % UNIT === 0n ? String(bound / UNIT).replace('-', '−') : format.figure(bound);
  const nameOf = ({ from, to }: Bar) => {
    if (from === null) return to === null ? '' : `< ${boundOf(to)}`;
    return to === null ? `≥ ${boundOf(from)}` : `${boundOf(from)} ~ ${boundOf(to)}`;
  };
  return (
    <ol className={styles.root} aria-label={t('activity_spread')}>
      {shown.map((bar) => (
        <li
          key={nameOf(bar)}
          title={nameOf(bar)}
          data-gain={(bar.from !== null && bar.from >= 0n) || undefined}
          style={{ '--height': bar.chance / highest }}
        >
          <span>{chanceText(bar.chance)}</span>
          <i />
          <small>{nameOf(bar)}</small>
        </li>
      ))}
    </ol>
  );
}
