'use memo';

import { shortFigure } from '@tessera/protocol/money';
import { Slider } from '@tessera/ui';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBetting, useBettingPage } from '../betting.tsx';
import { lineWinOf, rebateOf } from '../pick/quote.ts';
import { percentOf } from './percent-of.ts';
import { rebateStep } from './rebate-max.ts';
import styles from './rebate-slider.module.css';

/** A slider between a higher prize and a higher rebate. */
export function RebateSlider({ detailed = false }: { detailed?: boolean }) {
  const t = useT();
  const format = useFormat();
  const { item, terms, pricing, rebateMaxPpm, setRebate } = useBettingPage();
  const prize = shortFigure(format.figure(lineWinOf(item, { ...terms, multiple: 1 }, pricing)));
  const rebate = percentOf(terms.rebatePpm);
  return (
    <div className={styles.root}>
      <div className={styles.ends}>
        <span>
          {t('bet_prize')} <b>{prize}</b>
        </span>
        <span className={styles.quiet}>
          {t('bet_rebate')} <b>{rebate}%</b>
        </span>
      </div>
      <Slider
        value={terms.rebatePpm}
        onChange={setRebate}
        min={0}
        max={rebateMaxPpm}
        step={rebateStep(rebateMaxPpm)}
        label={t('bet_rebate_slider')}
        valueText={t('bet_rebate_value', { prize, rebate })}
      />
      {detailed && <RebateBack />}
    </div>
  );
}

/** The rebate of the current selection. */
function RebateBack() {
  const t = useT();
  const format = useFormat();
  const { quote, terms } = useBetting();
  if (!quote) return null;
  const rebate = percentOf(terms.rebatePpm);
  return (
    <p className={styles.quiet}>
      {t('bet_rebate_back', { rebate, amount: format.money(rebateOf(quote.stake, terms.rebatePpm)) })}
    </p>
  );
}
