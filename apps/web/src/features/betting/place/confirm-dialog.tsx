import { amountOf } from '@tessera/protocol/money';
import { Button, Dialog, Note, Ring, Tag } from '@tessera/ui';
import { useState } from 'react';
import { BetContent } from '../../../components/bet-content/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useUser } from '../../../data/session/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useSale } from '../draw/use-sale.ts';
import { itemOf } from '../play/engine.ts';
import { LineTerms } from '../slip/line-terms.tsx';
import { amountsOf } from '../slip/slip.ts';
import { totalOfLines } from '../slip/slip-line.ts';
import { usePlayName } from '../slip/use-play-name.ts';
import { confirmBets } from './confirm.ts';
import styles from './confirm-dialog.module.css';
import { ConfirmRebate } from './confirm-rebate.tsx';
import { ExpectedTip } from './expected/expected-tip.tsx';
import { MostAmount, MostLabel } from './most/most-win.tsx';
import { costOf } from './most/sure-loss.ts';
import { SureLossLine } from './most/sure-loss-line.tsx';
import { useMost } from './most/use-most.ts';
import { dropQuestion, type Question } from './question.ts';
import { useGate } from './use-gate.ts';
import { WhyNot } from './why-not.tsx';

/** Above this share of the balance "not yet" has the initial focus. */
const CAREFUL_PERCENT = 30n;

/** Asks for confirmation before placing: bets, draw with countdown, total stake, balance after. */
export function ConfirmDialog({ question }: { question: Question }) {
  const t = useT();
  const format = useFormat();
  const playName = usePlayName();
  const { lottery, owner } = useBettingPage();
  const sale = useSale(lottery.id);
  const balance = useUser((user) => user.balance);
  const trial = useUser(({ info }) => info?.kind === 'trial');
  const [agreed, setAgreed] = useState(question.issue);
  const total = totalOfLines(question.lines);
  const most = useMost(question.lines);
  const block = useGate(total.stake);
  const careful = total.stake * 100n > balance * CAREFUL_PERCENT;
  const issue = sale.draw ? shortIssue(sale.draw.issue) : '';
  const hasMoved = agreed !== undefined && sale.draw !== undefined && agreed !== sale.draw.issue;
  return (
    <Dialog
      open
      onClose={dropQuestion}
      title={
        <span className={styles.title}>
          {t('bet_confirm_title')}
          <span className={styles.issue}>
            {t('bet_issue', { issue })}
            <Ring
              share={sale.share}
              size={16}
              width={2.5}
              state={sale.phase === 'closing' ? 'closing' : 'open'}
            />
            <b>{clockOf(sale.seconds)}</b>
          </span>
          {trial && <Tag tone="info">{t('bet_trial')}</Tag>}
        </span>
      }
      footer={
        <>
          <Button onClick={dropQuestion} data-autofocus={careful ? '' : undefined}>
            {t('bet_not_yet')}
          </Button>
          <Button
            variant="primary"
            disabled={block !== undefined || hasMoved}
            data-autofocus={careful ? undefined : ''}
            onClick={() => void confirmBets(owner, sale, question)}
          >
            {t('bet_confirm_amount', { amount: format.money(total.stake, EXACT) })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {hasMoved && (
          <Note tone="warning" role="alert">
            <span className={styles.moved}>
              {t('bet_confirm_moved', { before: shortIssue(agreed), issue })}
              <Button size="sm" variant="tonal" onClick={() => setAgreed(sale.draw?.issue)}>
                {t('bet_confirm_moved_yes', { issue })}
              </Button>
            </span>
          </Note>
        )}
        <ol className={styles.list}>
          {question.lines.map((line) => {
            const { stake } = amountsOf(line);
            return (
              <li key={line.key}>
                <span className={styles.play}>
                  <b>{playName(line.playId)}</b>
                  <LineTerms line={line} />
                </span>
                <span className={styles.amount}>{format.figure(stake, EXACT)}</span>
                <BetContent
                  family={itemOf(line.playId).family}
                  shape={itemOf(line.playId).content}
                  content={line.content}
                  collapse="two"
                />
              </li>
            );
          })}
        </ol>
        <dl className={styles.sums}>
          <div>
            <dt className={styles.tip}>
              {t('bet_slip_counts', { bets: question.lines.length, lines: total.lines })}
              <ExpectedTip linesOf={() => question.lines} />
            </dt>
            <dd className={styles.total}>{format.money(total.stake, EXACT)}</dd>
          </div>
          <div>
            <dt className={styles.tip}>
              <MostLabel most={most} />
            </dt>
            <dd className={styles.win}>
              <MostAmount most={most} />
            </dd>
          </div>
          <ConfirmRebate question={question} />
          <div>
            <dt>{t('bet_balance_after')}</dt>
            <dd>{format.money(amountOf(balance - total.stake))}</dd>
          </div>
        </dl>
        <SureLossLine cost={costOf(question.lines)} most={most} />
        {block && block !== 'sign_in' && <WhyNot block={block} />}
      </div>
    </Dialog>
  );
}

/** `m:ss`, with hours in front if there are any. */
function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
