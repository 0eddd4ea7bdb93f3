import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { BetDetail } from '../model/bet.ts';
import { correctedKey, explainCorrection, explainPayout } from '../model/explain.ts';
import { rulesOfBet } from '../model/rules-of-bet.ts';
import { stepName } from './step-name.ts';

/** The calculation of a bet's payout, one sentence per tier. */
export function PayoutLine({ detail }: { detail: BetDetail }) {
  const t = useT();
  const format = useFormat();
  const { bet } = detail;
  if (bet.state === 'accepted') return t('record_how_open', { amount: format.money(bet.max_win, EXACT) });
  if (bet.state === 'void') return t('record_how_void', { amount: format.money(bet.stake, EXACT) });
  if (bet.state === 'cancelled') return t('record_how_cancelled', { amount: format.money(bet.stake, EXACT) });
  const rules = rulesOfBet(bet);
  const explained = rules && explainPayout(rules, detail);
  if (!explained) return t('record_how_unknown');
  const corrected = explainCorrection(rules, detail, explained);
  return (
    <>
      {explained.steps.length === 0 && t('record_how_lost', { n: bet.lines })}
      {explained.steps.map((step) => (
        <span key={`${step.tier}/${step.kind}`}>
          {stepName(t, step, bet.play)}
          {t('record_how_step', {
            n: step.lines,
            stake: format.money(explained.lineStake, EXACT),
            odds: format.exactOdds(step.odds),
            payout: format.money(step.payout, EXACT),
          })}
          <br />
        </span>
      ))}
      {corrected && (
        <span>
          {t(correctedKey(corrected), {
            worth: format.money(corrected.worth, EXACT),
            extra: format.money(corrected.extra, EXACT),
          })}
        </span>
      )}
    </>
  );
}
