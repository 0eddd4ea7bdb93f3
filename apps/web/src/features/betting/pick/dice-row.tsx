import { tokenCount } from '@tessera/rules';
import { Die } from '@tessera/ui';
import { SeenText } from '../seen-text.tsx';
import { layout } from './layout.ts';
import styles from './option-row.module.css';
import { OptionRow } from './option-row.tsx';
import { usePicking } from './picking.tsx';
import { facesOf } from './zone-look.ts';
import type { Zone } from './zones.ts';

/** Dice and combinations of dice; a die of any value is shown as a star. */
export function DiceRow({ zone, row }: { zone: Zone; row: number }) {
  const { item } = usePicking();
  const faces = (value: number) => facesOf(item, zone, value) ?? [];
  const digits = (value: number) =>
    faces(value)
      .map((face) => (face === 'any' ? '*' : face))
      .join('');
  const most = faces('words' in zone.spec.tokens ? 0 : 1).length;
  return (
    <OptionRow
      zone={zone}
      row={row}
      columns={layout.diceColumns(tokenCount(zone.spec.tokens), most)}
      labelOf={(value) => digits(value)}
    >
      {(value) => (
        <>
          <span className={styles.faces}>
            {placed(faces(value)).map(({ key, face }) =>
              face === 'any' ? (
                <span key={key} className={styles.any} aria-hidden="true">
                  *
                </span>
              ) : (
                <Die key={key} value={face} size={layout.dieSize(most)} digit={false} />
              ),
            )}
          </span>
          <span className={styles.digits}>
            <SeenText>{digits(value)}</SeenText>
          </span>
        </>
      )}
    </OptionRow>
  );
}

/** Dice can be equal, so the place is part of the key. */
function placed(faces: readonly (number | 'any')[]) {
  return faces.map((face, place) => ({ key: `${place} ${face}`, face }));
}
