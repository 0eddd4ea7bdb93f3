import { tokenValues } from '@tessera/rules';
import { Chip } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import { positionKey } from '../../model/positions.ts';
import { toggle } from '../../model/selection.ts';
import type { Zone } from '../../model/zones.ts';
import { useBetting } from '../../state/betting.tsx';
import styles from './position-row.module.css';

/** Which positions an any-position play counts on. */
export function PositionRow({ zone }: { zone: Zone }) {
  const t = useT();
  const { selection, setSelection } = useBetting();
  const picked = selection.sets[zone.index] ?? [];
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t('content_pos')}</legend>
      {tokenValues(zone.spec.tokens).map((value) => (
        <Chip
          key={value}
          variant="line"
          pressed={picked.includes(value)}
          onClick={() => setSelection(toggle(selection, zone, value))}
        >
          {t('bet_place', { name: t(positionKey(value - 1)) })}
        </Chip>
      ))}
      <span className={styles.hint}>{t('bet_positions_min', { n: zone.spec.min })}</span>
    </fieldset>
  );
}
