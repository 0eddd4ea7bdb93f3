import { Card, MoneyText, Skeleton } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import facts from './facts.module.css';
import { MoreLink } from './more-link.tsx';
import { NetText } from './net-text.tsx';
import styles from './today-card.module.css';
import { useToday } from './use-bet-figures.ts';

/** Today's result: the net result leads, its parts are below. */
export function TodayCard() {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  return (
    <Card
      title={
        <>
          {t('account_today')} <small className={styles.date}>{format.time(useNow(60_000), 'date')}</small>
        </>
      }
      titleEnd={<MoreLink to="record-bet">{t('route_record_bet')}</MoreLink>}
    >
      {today.data ? (
        <Filled {...today.data} />
      ) : today.isError ? (
        <Failed onRetry={today.refetch} />
      ) : (
        <div className={styles.body} aria-busy="true">
          <Skeleton width="50%" height={38} />
          <Skeleton height={120} />
        </div>
      )}
    </Card>
  );
}

type TodaySums = NonNullable<ReturnType<typeof useToday>['data']>;

function Filled({ count, stake, payout, net, open }: TodaySums) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const rows = [
    { label: 'account_stake', amount: stake, note: t('account_bet_count', { n: count }) },
    { label: 'account_payout', amount: payout, note: '' },
    { label: 'account_open_bets', amount: open, note: '' },
  ] as const;
  return (
    <div className={styles.body}>
      <div className={styles.net}>
        <span>{t('account_today_net')}</span>
        <NetText net={net} size="xl" />
      </div>
      <dl className={facts.root} data-ruled="">
        {rows.map(({ label, amount, note }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <MoneyText {...format.shown(amount)} hidden={hidden} />{' '}
              {note && <small className={styles.date}>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
