import { amountOf, shortFigure } from '@tessera/protocol/money';
import { tokenCount } from '@tessera/rules';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { engine } from '../play/engine.ts';
import { SeenText } from '../seen-text.tsx';
import { layout } from './layout.ts';
import styles from './option-row.module.css';
import { OptionRow } from './option-row.tsx';
import { usePicking } from './picking.tsx';
import { tokenOddsKey } from './token-odds.ts';
import type { Zone } from './zones.ts';

/** Numbers with different prizes, each with its prize for one line. */
export function PrizeRow({ zone, row }: { zone: Zone; row: number }) {
  const t = useT();
  const format = useFormat();
  const { item } = usePicking();
  const { terms, pricing } = useBettingPage();
  const odds = engine.oddsOf(item.id, pricing, terms.rebatePpm);
  const prizeOf = (token: string) =>
    shortFigure(
      format.figure(amountOf((terms.unitStake * (odds[tokenOddsKey(item, token)] ?? 0n)) / 10_000n)),
    );
  return (
    <OptionRow
      zone={zone}
      row={row}
      columns={layout.prizeColumns(tokenCount(zone.spec.tokens))}
      labelOf={(_, token) => `${token}, ${t('bet_prize_of', { amount: prizeOf(token) })}`}
    >
      {(_, token) => (
        <>
          <span className={styles.value}>
            <SeenText>{token}</SeenText>
          </span>
          <span className={styles.prize}>
            <SeenText>{prizeOf(token)}</SeenText>
          </span>
        </>
      )}
    </OptionRow>
  );
}
