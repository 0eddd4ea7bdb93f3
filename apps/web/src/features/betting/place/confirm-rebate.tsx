'use memo';

import { amountOf } from '@tessera/protocol/money';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { termsOf, withTerms } from '../slip/slip-line.ts';
import { changeSlip } from '../slip/slip-store.ts';
import styles from './confirm-rebate.module.css';
import { costOf } from './most/sure-loss.ts';
import { percentOf } from './percent-of.ts';
import { askQuestion, type Question } from './question.ts';
import { RebateTrack } from './rebate-track.tsx';

/** The rebate of the bets to confirm, which lowers their odds; it can be changed here. Nothing where no rebate exists. */
export function ConfirmRebate({ question }: { question: Question }) {
  const t = useT();
  const format = useFormat();
  const { owner, pricing, rebateMaxPpm, setRebate } = useBettingPage();
  const [open, setOpen] = useState(false);
  if (rebateMaxPpm === 0) return null;
  const { lines } = question;
  const rates = [...new Set(lines.map(({ rebatePpm }) => rebatePpm))].sort((a, b) => a - b);
  const [least = 0, most = least] = [rates[0], rates.at(-1)];
  const rate = least === most ? percentOf(least) : `${percentOf(least)}–${percentOf(most)}`;
  const handleChange = (rebatePpm: number) => {
    const next = lines.map((line) => withTerms(line, { ...termsOf(line), rebatePpm }, pricing));
    if (question.from === 'now') setRebate(rebatePpm);
    else for (const line of next) changeSlip(owner.store, { type: 'change', line });
    askQuestion({ ...question, lines: next });
  };
  return (
    <>
      <div>
        <dt className={styles.name}>
          {t('bet_rebate')}
          <Button size="sm" variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('bet_rebate_change')}
          </Button>
        </dt>
        <dd>{t('bet_rebate_is', { rebate: rate, amount: format.money(amountOf(costOf(lines).rebate)) })}</dd>
      </div>
      {open && (
        <div className={styles.track}>
          <RebateTrack value={most} onChange={handleChange} />
        </div>
      )}
    </>
  );
}
