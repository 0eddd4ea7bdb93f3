import { Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import type { Figures } from '../../data/figures.ts';
import { useGrant } from '../../data/session.ts';
import { hashOf } from '../../platform/address.ts';
import { amountText, countText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './dashboard-page.module.css';
import { totalsOf } from './totals.ts';

/** The six figures of the day. A figure whose rows have a page leads to them. */
export function Headline({ figures }: { figures: Figures | undefined }) {
  const t = useT();
  const mayWithdrawals = useGrant('withdrawal.read') !== undefined;
  const mayDraws = useGrant('draw.read') !== undefined;
  const mayPlayers = useGrant('player.read') !== undefined;
  const mayService = useGrant('service.read') !== undefined;
  const mayReports = useGrant('report.run') !== undefined;
  const totals = figures && totalsOf(figures.lotteries);
  return (
    <dl className={styles.figures}>
      <Figure
        name={t('stakes')}
        value={totals && amountText(totals.stakes)}
        href={mayDraws ? hashOf({ page: 'draws', params: { view: 'day' } }) : undefined}
        note={totals && t('draws_n', { count: countText(totals.draws) })}
      />
      <Figure
        name={t('deposits')}
        value={figures && amountText(figures.deposits.today.amount)}
        href={mayReports ? hashOf({ page: 'reports', params: { report: 'channels' } }) : undefined}
        title={figures && t('hours_n', { amount: amountText(figures.deposits.hours.amount) })}
        note={
          figures &&
          t('count_and_review', {
            count: countText(figures.deposits.today.count),
            review: countText(figures.deposits.review.count),
          })
        }
      />
      <Figure
        name={t('withdrawals')}
        value={figures && amountText(figures.withdrawals.today.amount)}
        href={mayWithdrawals ? hashOf({ page: 'withdrawals', params: {} }) : undefined}
        title={figures && t('hours_n', { amount: amountText(figures.withdrawals.hours.amount) })}
        note={
          figures &&
          t('count_and_review', {
            count: countText(figures.withdrawals.today.count),
            review: countText(figures.withdrawals.review.count),
          })
        }
      />
      <Figure
        name={t('sending')}
        value={figures && amountText(figures.withdrawals.sending.amount)}
        href={mayWithdrawals ? hashOf({ page: 'withdrawals', params: { view: 'open' } }) : undefined}
        note={figures && t('payments_n', { count: figures.withdrawals.sending.count })}
      />
      <Figure
        name={t('service_queue')}
        value={figures && countText(figures.service)}
        href={mayService ? hashOf({ page: 'service', params: { view: 'queue' } }) : undefined}
        note={t('service_queue_about')}
      />
      <Figure
        name={t('online')}
        value={figures && countText(figures.online)}
        href={mayPlayers ? hashOf({ page: 'players', params: { view: 'online' } }) : undefined}
        note={t('online_about')}
      />
    </dl>
  );
}

function Figure({
  name,
  value,
  note,
  href,
  title,
}: {
  name: string;
  value: string | undefined;
  note: ReactNode;
  href?: string | undefined;
  /** The same figure of another span. */
  title?: string | undefined;
}) {
  return (
    <div className={styles.figure} title={title}>
      <dt>
        {href ? (
          <a className="link" href={href}>
            {name}
          </a>
        ) : (
          name
        )}
      </dt>
      <dd>
        <span className={styles.value}>{value ?? <Skeleton width="70%" height={20} />}</span>
        <span className={styles.note}>{note ?? ' '}</span>
      </dd>
    </div>
  );
}
