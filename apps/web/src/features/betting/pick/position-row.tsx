import { tokenValues } from '@tessera/rules';
import { Chip } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { usePicking } from './picking.tsx';
import styles from './position-row.module.css';
import { drawFormOf, hasDecimalPlaces, placeKey } from './positions.ts';
import { toggle, withSet } from './selection.ts';
import type { Zone } from './zones.ts';

/** Positions a play is bet on: those of an any-position play, ranks, or pairs of ranks. */
export function PositionRow({ zone }: { zone: Zone }) {
  const t = useT();
  const { item, selection, setSelection } = usePicking();
  const picked = selection.sets[zone.index] ?? [];
  const values = tokenValues(zone.spec.tokens);
  const nameOf = usePlaceName(item.family, item.id.includes('dragon'));
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t(zone.kind === 'ranks' ? 'content_rank' : 'content_pos')}</legend>
      {zone.kind === 'ranks' && (
        <Chip
          variant="line"
          pressed={picked.length === values.length}
          onClick={() =>
            setSelection(withSet(selection, zone, picked.length === values.length ? [] : values))
          }
        >
          {t('bet_quick_all')}
        </Chip>
      )}
      {values.map((value) => (
        <Chip
          key={value}
          variant="line"
          pressed={picked.includes(value)}
          onClick={() => setSelection(toggle(selection, zone, value))}
        >
          {nameOf(value)}
        </Chip>
      ))}
      <span className={styles.hint}>{t('bet_positions_min', { n: zone.spec.min })}</span>
    </fieldset>
  );
}

/** Name of a position, from 1; for dragon and tiger, the pair of the position and its mirror. */
function usePlaceName(family: string, isPair: boolean): (place: number) => string {
  const t = useT();
  const last = drawFormOf(family).main;
  const name = (place: number) => t(placeKey(family, place - 1));
  return (place) => {
    if (isPair) return t('bet_pair', { a: name(place), b: name(last + 1 - place) });
    return hasDecimalPlaces(family) ? t('bet_place', { name: name(place) }) : name(place);
  };
}
