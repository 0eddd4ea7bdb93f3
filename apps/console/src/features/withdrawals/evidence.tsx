import { CircleCheck, TriangleAlert } from '@tessera/ui/icons';
import { useOperator } from '../../data/session.ts';
import { Facts, PanelSection } from '../../parts/panel.tsx';
import { amountText, dayText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { Traces } from './traces.tsx';
import type { Withdrawal } from './withdrawal-data.ts';
import styles from './withdrawal-panel.module.css';

/** What speaks for and against paying: figures of the player and the checks of the server. */
export function Evidence({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const { timeZone } = useOperator();
  const { evidence } = withdrawal;
  const checks = [
    [evidence.enabled, t(evidence.enabled ? 'check_enabled' : 'check_disabled')],
    [!evidence.guarded, t(evidence.guarded ? 'check_guarded' : 'check_unguarded')],
    [
      evidence.accountShared === 0,
      evidence.accountShared === 0
        ? t('check_account_own')
        : t('check_account_shared', { count: evidence.accountShared }),
    ],
    [evidence.cleared, t(evidence.cleared ? 'check_cleared' : 'check_not_cleared')],
    [withdrawal.problem === null, withdrawal.problem ?? t('check_no_problem')],
    [
      evidence.turnover.every(({ left }) => isZero(left)),
      t(evidence.turnover.every(({ left }) => isZero(left)) ? 'check_turnover' : 'check_turnover_left'),
    ],
    [
      evidence.marks.length === 0,
      evidence.marks.length === 0 ? t('check_no_marks') : t('check_marks', { count: evidence.marks.length }),
    ],
    [
      evidence.lock === null,
      evidence.lock === null ? t('check_not_locked') : t('check_locked', { reason: evidence.lock.reason }),
    ],
  ] as const;
  const sum = ({ count, amount }: { count: number; amount: string }) =>
    t('sum_n', { amount: amountText(amount), count });
  const day = (ms: number) => dayText(ms, timeZone);
  return (
    <>
      <PanelSection title={t('checks')}>
        <ul className={styles.checks}>
          {checks.map(([isGood, text]) => (
            <li key={text}>
              {isGood ? (
                <CircleCheck size={16} className="ok" aria-hidden="true" />
              ) : (
                <TriangleAlert size={16} className="warn" aria-hidden="true" />
              )}
              {text}
            </li>
          ))}
        </ul>
      </PanelSection>
      <PanelSection title={t('evidence')}>
        <Facts
          facts={[
            [t('registered'), day(evidence.registeredAt)],
            [
              t('balance'),
              <span key="balance" className="n">
                {amountText(evidence.balance)}
              </span>,
            ],
            [t('deposits'), sum(evidence.deposits)],
            [t('withdrawals'), sum(evidence.withdrawals)],
            [t('account_since'), day(evidence.accountSince)],
            [
              t('paid_before'),
              `${sum(evidence.payouts)}${evidence.payouts.lastAt === null ? '' : ` · ${day(evidence.payouts.lastAt)}`}`,
            ],
            ...evidence.turnover.map(
              ({ source, required, done }) =>
                [
                  t(source === 'deposit' ? 'turnover_deposit' : 'turnover_bonus'),
                  t('turnover_done', { done: amountText(done), required: amountText(required) }),
                ] as const,
            ),
          ]}
        />
      </PanelSection>
      <Traces withdrawal={withdrawal} />
    </>
  );
}

const isZero = (wire: string): boolean => /^0(\.0+)?$/.test(wire);
