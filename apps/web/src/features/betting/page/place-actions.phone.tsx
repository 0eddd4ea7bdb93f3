import { ZERO } from '@tessera/protocol/money';
import { Button } from '@tessera/ui';
import { memo } from 'react';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBetting } from '../betting.tsx';
import { missingOf } from '../pick/missing.ts';
import { partialLines } from '../pick/ticket/line-state.ts';
import { missingText } from '../pick/ticket/missing-text.ts';
import { hasTicket } from '../pick/ticket/ticket.ts';
import { MostAmount, MostLabel } from '../place/most/most-win.tsx';
import { isSureLoss } from '../place/most/sure-loss.ts';
import { useSelectionMost } from '../place/most/use-selection-most.ts';
import { toldBlock } from '../place/stake-gate.ts';
import { type ButtonBlocks, useBetButtons } from '../place/use-bet-actions.ts';
import { useGate } from '../place/use-gate.ts';
import styles from './action-bar.phone.module.css';

/** Phone: lines and stake of the selection, add and bet buttons. */
export function PlaceActions() {
  const t = useT();
  const format = useFormat();
  const { quote, pickBlock, item, selection, ticket } = useBetting();
  const missing = missingOf(item, selection);
  const partial = hasTicket(item) ? partialLines(item, ticket) : [];
  const gate = useGate(quote?.stake ?? ZERO);
  const block = toldBlock(pickBlock, gate);
  const shownBlock = block === 'sending' ? undefined : block;
  const { most, cost } = useSelectionMost();
  const loses = isSureLoss(cost, most);
  return (
    <>
      <div className={styles.sum}>
        <span>
          {t('bet_lines_n', { n: quote?.lines ?? 0 })} <b>{format.money(quote?.stake ?? ZERO, EXACT)}</b>
        </span>
        <span className={styles.max} data-block={shownBlock || (loses ? 'loses' : undefined)}>
          {shownBlock ? (
            shownBlock === 'incomplete' && missing > 0 ? (
              t('bet_why_missing', { n: missing })
            ) : (
              t(`bet_why_${shownBlock}`)
            )
          ) : loses ? (
            t('bet_sure_loss_short')
          ) : partial.length > 0 ? (
            missingText(t, partial)
          ) : (
            <>
              <MostLabel most={most} short />{' '}
              <b>
                <MostAmount most={most} plain />
              </b>
            </>
          )}
        </span>
      </div>
      <Buttons gate={gate} pickBlock={pickBlock} />
    </>
  );
}

/** Memoised: rendered only when a pick changes what can be done. */
const Buttons = memo(function Buttons(blocks: ButtonBlocks) {
  const t = useT();
  const { add, placeNow, block, canAdd, isVisitor } = useBetButtons(blocks);
  return (
    <>
      <Button variant="outline" size="lg" disabled={!canAdd} onClick={add}>
        {t('bet_add_short')}
      </Button>
      <Button
        variant="primary"
        size="lg"
        disabled={block !== undefined}
        locked={block !== undefined}
        onClick={placeNow}
      >
        {t(isVisitor ? 'bet_sign_in_short' : 'bet_place_short')}
      </Button>
    </>
  );
});
