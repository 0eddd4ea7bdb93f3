'use memo';

import { tokenText, tokenValues } from '@tessera/rules';
import { Shield } from '@tessera/ui';
import { wordText } from '../../../components/bet-content/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { engine } from '../play/engine.ts';
import { moveAlong } from './move-along.ts';
import { usePicking } from './picking.tsx';
import { placeKey } from './positions.ts';
import { toggle } from './selection.ts';
import { hasOwnOdds, tokenOddsKey } from './token-odds.ts';
import styles from './word-row.module.css';
import { useZoneName } from './zone-name.ts';
import type { Zone } from './zones.ts';

/** Words or pairs of positions as tiles. */
export function WordRow({ zone, row }: { zone: Zone; row: number }) {
  const t = useT();
  const format = useFormat();
  const { item, selection, setSelection, setActiveRow } = usePicking();
  const { terms, pricing } = useBettingPage();
  const name = useZoneName(item)(zone);
  const picked = selection.sets[zone.index] ?? [];
  const isPriced = hasOwnOdds(item, zone);
  const odds = engine.oddsOf(item.id, pricing, terms.rebatePpm);
  const labelOf = (token: string): string => {
    if (zone.kind !== 'pairs') return wordText(t, token, item.family);
    const [a = 1, b = 1] = token.split('-').map(Number);
    return t('bet_pair', { a: t(placeKey(item.family, a - 1)), b: t(placeKey(item.family, b - 1)) });
  };
  return (
    <fieldset
      className={styles.root}
      data-kind={zone.kind}
      data-priced={isPriced || undefined}
      data-row={row}
      aria-label={t('bet_row_label', { name: name.long, n: picked.length })}
      onFocus={() => setActiveRow(row)}
      onKeyDown={moveAlong}
    >
      <span className={styles.name}>{name.short}</span>
      <div className={styles.tiles}>
        {tokenValues(zone.spec.tokens).map((value) => {
          const token = tokenText(zone.spec.tokens, value);
          const own = odds[tokenOddsKey(item, token)];
          return (
            <button
              key={value}
              type="button"
              className={styles.tile}
              data-roving=""
              data-value={value}
              aria-pressed={picked.includes(value)}
              onClick={() => setSelection(toggle(selection, zone, value))}
            >
              {(token === 'dragon' || token === 'tiger' || token === 'tie') && (
                <Shield side={token} size={28} />
              )}
              <b>{labelOf(token)}</b>
              {own !== undefined && isPriced && <span>{format.odds(own)}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
