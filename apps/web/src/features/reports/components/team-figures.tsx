import { AmountText, NetText } from '../../../components/amount/index.ts';
import { percentText, units } from '../../../components/reward-figures/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TeamReport } from '../api/team.ts';
import { returnedPpm } from '../model/returned.ts';
import { FigureStrip } from './figure-strip.tsx';

/** The agent's commission first, then what the team staked and got back, and what it moved in and out. */
export function TeamFigures({ report, waiting }: { report: TeamReport | undefined; waiting: boolean }) {
  const t = useT();
  const total = report?.total;
  const returned = total && returnedPpm(total.payout, total.stake);
  return (
    <FigureStrip
      label={t('route_report_team')}
      asOf={report?.as_of}
      waiting={waiting}
      main={{
        name: t('rep_mine'),
        info: t('rep_mine_info'),
        value: report && <AmountText amount={report.mine} />,
        line: report && <PaymentLine report={report} />,
      }}
      others={[
        {
          name: t('rep_team_stake'),
          info: t('rep_team_stake_info'),
          value: total && <AmountText amount={total.stake} />,
          line: total && t('rep_team_stake_line', { bets: total.bets, n: total.players }),
        },
        {
          name: t('rep_team_payout'),
          info: t('rep_team_payout_info'),
          value: total && <AmountText amount={total.payout} />,
          line:
            returned === undefined
              ? undefined
              : t('rep_team_payout_line', { percent: percentText(returned) }),
        },
        {
          name: t('rep_team_net'),
          info: t('rep_team_net_info'),
          value: total && <NetText net={total.net} />,
          line: t('rep_team_net_line'),
          isWide: true,
        },
        {
          name: t('rep_deposits'),
          info: t('rep_team_deposits_info'),
          value: total && <AmountText amount={total.deposits} />,
          line: total && t('rep_people', { n: total.depositors }),
        },
        {
          name: t('rep_withdrawals'),
          info: t('rep_team_withdrawals_info'),
          value: total && <AmountText amount={total.withdrawals} />,
          line: total && t('rep_people', { n: total.withdrawers }),
        },
      ]}
    />
  );
}

/** What is not paid yet and when it is; without any, the next payment. */
function PaymentLine({ report: { waiting, pays_at } }: { report: TeamReport }) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const time = format.time(pays_at, 'MM-DD HH:mm');
  if (units(waiting) === 0n) return t('rep_mine_paid', { time });
  return t('rep_mine_waiting', { amount: hidden ? '••••' : format.figure(waiting), time });
}
