import { amountOf } from '@tessera/protocol/money';
import { Card, EmptyState, Segmented } from '@tessera/ui';
import { useState } from 'react';
import { amountFrom, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import type { Overview } from '../api/protection.ts';
import cards from './cards.module.css';
import { NetFigure } from './net-figure.tsx';
import styles from './statement.module.css';

type Months = Overview['months'];

/** Twelve months of deposits, withdrawals and net result, as bars or as a table, with lifetime net deposits (RP9). */
export function StatementCard({ months, lifetime }: Pick<Overview, 'months' | 'lifetime'>) {
  const t = useT();
  const format = useFormat();
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const empty = months.every(({ bets, deposited }) => bets === 0 && amountFrom(deposited) === 0n);
  const net = months.reduce((total, month) => total + (amountFrom(month.net) ?? 0n), 0n);
  return (
    <Card
      title={t('rp_statement')}
      titleEnd={
        <Segmented
          label={t('rp_statement_view')}
          value={look}
          onChange={setLook}
          options={[
            { value: 'chart', label: t('rp_statement_chart') },
            { value: 'table', label: t('rp_statement_table') },
          ]}
        />
      }
    >
      <div className={styles.root}>
        {empty ? (
          <EmptyState title={t('rp_statement_empty')} />
        ) : look === 'chart' ? (
          <Chart months={months} />
        ) : (
          <Table months={months} />
        )}
        <div>
          <dl className={cards.facts}>
            <div>
              <dt>{t('rp_deposited')}</dt>
              <dd>{format.figure(lifetime.deposited)}</dd>
            </div>
            <div>
              <dt>{t('rp_withdrawn')}</dt>
              <dd>{format.figure(lifetime.withdrawn)}</dd>
            </div>
            <div>
              <dt>{t('rp_net_deposits')}</dt>
              <dd>{format.figure(lifetime.net_deposits)}</dd>
            </div>
            <div>
              <dt>
                {t('rp_net')} · {t('rp_statement_total')}
              </dt>
              <dd>
                <NetFigure net={String(textOf(net))} />
              </dd>
            </div>
          </dl>
          {hasScreen('record-bet') && (
            <Link to="record-bet" className={styles.link}>
              {t('rp_statement_bets')}
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Units of 1/10 000 as decimal text. */
function textOf(units: bigint): string {
  const size = units < 0n ? -units : units;
  return `${units < 0n ? '-' : ''}${size / 10_000n}.${String(size % 10_000n).padStart(4, '0')}`;
}

function Chart({ months }: { months: Months }) {
  const t = useT();
  const format = useFormat();
  const most = months.reduce((top, { deposited, withdrawn, staked }) => {
    const values = [deposited, withdrawn, staked].map((text) => amountFrom(text) ?? 0n);
    return values.reduce((high, value) => (value > high ? value : high), top);
  }, 1n);
  const share = (text: string) => Number(((amountFrom(text) ?? 0n) * 1_000n) / most) / 1_000;
  return (
    <div>
      <p className={styles.legend}>
        <span data-of="deposited">{t('rp_deposited')}</span>
        <span data-of="withdrawn">{t('rp_withdrawn')}</span>
        <span data-of="staked">{t('rp_staked')}</span>
      </p>
      <div className={styles.plot}>
        <div className={styles.axis} aria-hidden="true">
          {[most, most / 2n, 0n].map((amount) => (
            <span key={amount}>{format.figure(amountOf(amount)).replace(/\D\d+$/, '')}</span>
          ))}
        </div>
        <ol className={styles.chart}>
          {months.map(({ month, deposited, withdrawn, staked, net }) => (
            <li
              key={month}
              title={t('rp_statement_bar', {
                month,
                deposited: format.figure(deposited),
                withdrawn: format.figure(withdrawn),
                net: format.figure(net, { signed: true }),
              })}
            >
              <span className={styles.bars} aria-hidden="true">
                <i data-of="deposited" style={{ '--v': share(deposited) }} />
                <i data-of="withdrawn" style={{ '--v': share(withdrawn) }} />
                <i data-of="staked" style={{ '--v': share(staked) }} />
              </span>
              <small>{month.slice(5)}</small>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Table({ months }: { months: Months }) {
  const t = useT();
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('rp_statement_month')}</th>
          <th scope="col">{t('rp_deposited')}</th>
          <th scope="col">{t('rp_withdrawn')}</th>
          <th scope="col" className={styles.roomy}>
            {t('rp_staked')}
          </th>
          <th scope="col" className={styles.roomy}>
            {t('rp_returned')}
          </th>
          <th scope="col">{t('rp_net')}</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((row) => (
          <tr key={row.month}>
            <th scope="row">{row.month}</th>
            <td>{format.figure(row.deposited)}</td>
            <td>{format.figure(row.withdrawn)}</td>
            <td className={styles.roomy}>{format.figure(row.staked)}</td>
            <td className={styles.roomy}>{format.figure(row.returned)}</td>
            <td>
              <NetFigure net={row.net} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
