import { amountOf } from '@tessera/protocol/money';
import type { Draw } from '@tessera/rules';
import { Icon, Note, Tag } from '@tessera/ui';
import { Check, TriangleAlert } from '@tessera/ui/icons';
import { NetText } from '../../../components/amount/index.ts';
import { labelText, wordText } from '../../../components/bet-content/index.ts';
import { netOf } from '../../../components/bet-outcome/index.ts';
import { Contact } from '../../../components/contact/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { BetDetail } from '../model/bet.ts';
import { betLines } from '../model/bet-lines.ts';
import {
  type CorrectedPayout,
  correctedKey,
  type Explanation,
  explainCorrection,
  explainPayout,
} from '../model/explain.ts';
import { rulesOfBet } from '../model/rules-of-bet.ts';
import { DrawnBalls } from './drawn-balls.tsx';
import { PayoutLine } from './payout-line.tsx';
import styles from './payout-steps.module.css';
import { stepName } from './step-name.ts';

/** The payout of a bet step by step, computed on this device and compared with what the server paid. */
export function PayoutSteps({ detail, family }: { detail: BetDetail; family: string }) {
  const t = useT();
  const { bet, draw } = detail;
  const rules = rulesOfBet(bet);
  const explained = rules && explainPayout(rules, detail);
  const lines =
    rules && draw.result && explained && betLines(rules, bet.play, bet.content, draw.result as Draw);
  return (
    <>
      <ol className={styles.root}>
        {draw.result && (
          <li>
            <span>{t('record_drawn')}</span>
            <DrawnBalls detail={detail} family={family} />
          </li>
        )}
        {lines && (
          <li>
            <span>{t('record_your_lines', { n: bet.lines })}</span>
            <span className={styles.lines}>
              {lines.map(({ content, labels, values, won }) => (
                <i key={content} data-won={won || undefined}>
                  {labels.map((label) => `${labelText(t, label)} `)}
                  {values.map((value) => wordText(t, value, family)).join(' ')}
                  {won && <Icon of={Check} size={14} label={t('record_line_hit')} />}
                </i>
              ))}
            </span>
          </li>
        )}
        {explained ? (
          <Sums detail={detail} family={family} explained={explained} />
        ) : (
          <li>
            <span>
              <PayoutLine detail={detail} />
            </span>
          </li>
        )}
      </ol>
      {explained && <Agreement agrees={explained.agrees} />}
    </>
  );
}

interface SumsProps {
  detail: BetDetail;
  family: string;
  explained: Explanation;
}

function Sums({ detail, family, explained }: SumsProps) {
  const t = useT();
  const format = useFormat();
  const { bet } = detail;
  const rules = rulesOfBet(bet);
  const corrected = rules && explainCorrection(rules, detail, explained);
  return (
    <>
      {explained.steps.length === 0 && (
        <li>
          <span>{t('record_how_lost', { n: bet.lines })}</span>
          <b>0</b>
        </li>
      )}
      {explained.steps.map((step) => (
        <li key={`${step.tier}/${step.kind}`}>
          <span>
            {stepName(t, step, bet.play)}
            {t('record_hit_lines', { n: step.lines })}
          </span>
          <b>
            {format.figure(explained.lineStake, EXACT)} × {format.exactOdds(step.odds)}
            {step.lines > 1 && ` × ${step.lines}`} = {format.figure(step.payout, EXACT)}
          </b>
        </li>
      ))}
      {corrected && <CorrectedRows detail={detail} family={family} corrected={corrected} />}
      <li className={styles.total}>
        <span>
          {t('record_total', {
            payout: format.figure(amountOf(explained.payout + (corrected?.extra ?? 0n)), EXACT),
            stake: format.figure(bet.stake, EXACT),
          })}
        </span>
        <NetText net={netOf(bet)} />
      </li>
    </>
  );
}

/** The corrected numbers, and the additional amount they are worth. */
function CorrectedRows({
  detail,
  family,
  corrected,
}: Pick<SumsProps, 'detail' | 'family'> & { corrected: CorrectedPayout }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <li>
        <span>{t('record_corrected')}</span>
        <DrawnBalls detail={detail} family={family} numbers={corrected.numbers} />
      </li>
      <li>
        <span>
          {t(correctedKey(corrected), {
            worth: format.figure(corrected.worth, EXACT),
            extra: format.figure(corrected.extra, EXACT),
          })}
        </span>
        <b>{format.figure(corrected.extra, { ...EXACT, signed: corrected.extra > 0n })}</b>
      </li>
    </>
  );
}

function Agreement({ agrees }: { agrees: boolean }) {
  const t = useT();
  if (!agrees) {
    return (
      <Note tone="danger" icon={TriangleAlert} role="alert">
        {t('record_differs')} <Contact lead />
      </Note>
    );
  }
  return (
    <p className={styles.agrees}>
      <Tag tone="success" icon={Check}>
        {t('record_agrees')}
      </Tag>
      <span>{t('record_agrees_line')}</span>
    </p>
  );
}
