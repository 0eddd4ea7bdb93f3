import { priceBounds } from '@tessera/protocol/console-permissions';
import { loadRules } from '@tessera/rules/load';
import { Field, Input, Note } from '@tessera/ui';
import { CircleCheck, TriangleAlert } from '@tessera/ui/icons';
import { useMemo, useState } from 'react';
import { PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { percentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { useAnswer } from '../../platform/query.ts';
import { FormPanel } from './form-panel.tsx';
import styles from './lotteries-page.module.css';
import type { Lottery } from './lottery-data.ts';
import { type PriceReturns, returnsAt, typedPrice } from './prices.ts';

/** Plays that are listed below the prices: those nearest to the stake. */
const LISTED = 8;

/**
 * Changes the prize group and the return of the credit board. What every play returns follows while typing; a price above the stake
 * makes no proposal, and the server refuses one as well.
 */
export function PriceForm({ lottery, onBack }: { lottery: Lottery; onBack: () => void }) {
  const t = useT();
  const [base, setBase] = useState(String(lottery.pricing.base));
  const [rtp, setRtp] = useState(String(lottery.pricing.rtpPpm / 10_000));
  const rules = useAnswer({
    queryKey: ['rules', lottery.family],
    queryFn: async () => (await loadRules(lottery.family)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const price = useMemo(() => typedPrice(base, rtp), [base, rtp]);
  const returns = useMemo(
    () => (rules && price ? returnsAt(rules, lottery, price) : undefined),
    [rules, lottery, price],
  );
  const isFit = returns !== undefined && returns.above === 0;
  const proposal = useProposal({
    action: 'lottery.price',
    target: lottery.id,
    payload: price && isFit ? { ...price } : undefined,
    button: 'change_price',
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  const { base: bases, rtpPpm: rtps } = priceBounds;
  return (
    <FormPanel lottery={lottery} sub={t('lottery_price')} proposal={proposal} onBack={onBack}>
      <div className={styles.form}>
        <Field label={t('price_base')} help={t('price_base_help', bases)}>
          <Input inputMode="numeric" value={base} onValue={setBase} />
        </Field>
        <Field
          label={t('price_rtp')}
          help={t('price_rtp_help', { min: percentText(rtps.min), max: percentText(rtps.max) })}
        >
          <Input inputMode="decimal" value={rtp} onValue={setRtp} />
        </Field>
      </div>
      {!price && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {t('price_wrong')}
        </Note>
      )}
      {returns && <Returns returns={returns} />}
    </FormPanel>
  );
}

/** What the plays return at the typed prices, those nearest to the stake first. */
function Returns({ returns }: { returns: PriceReturns }) {
  const t = useT();
  const { above, leastPpm, mostPpm, withRebatePpm } = returns;
  return (
    <PanelSection title={t('price_returns')}>
      <Note
        tone={above > 0 ? 'danger' : 'success'}
        icon={above > 0 ? TriangleAlert : CircleCheck}
        role={above > 0 ? 'alert' : 'status'}
      >
        {above > 0 ? t('price_above', { count: above }) : t('price_fits')}
      </Note>
      <p className="t2 n">
        {t('price_return_span', { least: percentText(leastPpm), most: percentText(mostPpm) })} ·{' '}
        {t('price_with_rebate', { most: percentText(withRebatePpm) })}
      </p>
      <ul className={styles.returns}>
        {returns.items.slice(0, LISTED).map((one) => (
          <li key={one.item.id}>
            <span className="mono grow clip">{one.item.id}</span>
            <span className={one.isAboveStake ? 'n bad' : 'n'}>
              {percentText(one.leastPpm)} · {percentText(one.withRebatePpm)}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
