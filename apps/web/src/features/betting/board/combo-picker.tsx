'use memo';

import type { PlayItem } from '@tessera/rules/core';
import { useState } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { PickingFor } from '../pick/picking.tsx';
import { emptySelection, toggle } from '../pick/selection.ts';
import { UndoClear } from '../pick/undo-clear.tsx';
import { ZoneRow } from '../pick/zone-row.tsx';
import { zonesOf } from '../pick/zones.ts';
import { engine } from '../play/engine.ts';
import styles from './combo-picker.module.css';
import type { Board } from './use-board.ts';

/** A credit play whose lines combine several values: the player picks values, and every combination has the same stake. */
export function ComboPicker({ item, board }: { item: PlayItem; board: Board }) {
  const [activeRow, setActiveRow] = useState(0);
  const selection = board.combos.get(item.id) ?? emptySelection(item);
  return (
    <PickingFor
      value={{
        item,
        selection,
        setSelection: board.setCombo,
        pick: (zone, value) => board.setCombo(toggle(selection, zone, value)),
        activeRow,
        setActiveRow,
        now: () => ({ selection }),
      }}
    >
      <div className={styles.root}>
        <ComboOdds item={item} />
        {zonesOf(item).map((zone, row) => (
          <ZoneRow key={zone.index} zone={zone} row={row} />
        ))}
        <UndoClear />
      </div>
    </PickingFor>
  );
}

/** The odds of the play's tiers; a range from lowest to highest if they differ. */
function ComboOdds({ item }: { item: PlayItem }) {
  const t = useT();
  const format = useFormat();
  const { pricing, terms } = useBettingPage();
  const odds = Object.entries(engine.oddsOf(item.id, pricing, terms.rebatePpm))
    .filter(([key]) => !key.startsWith('push'))
    .map(([, value]) => value)
    .sort((a, b) => (a < b ? -1 : 1));
  const low = format.odds(odds[0] ?? 0n);
  const high = format.odds(odds.at(-1) ?? 0n);
  return (
    <p className={styles.odds}>
      {t('bet_odds_word')} <b>{low === high ? low : `${low} – ${high}`}</b>
    </p>
  );
}
