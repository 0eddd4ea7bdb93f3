import { sizeOf } from '@tessera/protocol/money';
import { Button, Card, Popover } from '@tessera/ui';
import { CircleQuestionMark } from '@tessera/ui/icons';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Statistic } from '../api/statistic.ts';
import { type Comparison, compare } from '../model/average.ts';
import styles from './average-card.module.css';

/** Payouts beside what the same stakes pay back on average. It names no luck and offers nothing. */
export function AverageCard({ report: { total, mean } }: { report: Statistic }) {
  const t = useT();
  const comparison = compare(total.payout, mean);
  return (
    <Card pad title={t('rep_average')}>
      {comparison ? (
        <Compared payout={total.payout} mean={mean} comparison={comparison} />
      ) : (
        <p className={styles.line}>{t('rep_average_none')}</p>
      )}
    </Card>
  );
}

function HowToRead() {
  const t = useT();
  return (
    <Popover
      align="end"
      label={t('rep_average_how')}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="sm" icon={CircleQuestionMark}>
          {t('rep_average_how')}
        </Button>
      )}
    >
      {t('rep_average_how_line')}
    </Popover>
  );
}

interface ComparedProps {
  payout: string;
  mean: Statistic['mean'];
  comparison: Comparison;
}

function Compared({ payout, mean, comparison }: ComparedProps) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const { difference, isUsual, lossPpm } = comparison;
  const figure = (amount: Parameters<typeof format.figure>[0]) => (hidden ? '••••' : format.figure(amount));
  const amount = figure(sizeOf(difference));
  const side = difference === 0n ? 'same' : difference > 0n ? 'more' : 'less';
  return (
    <>
      <p className={styles.line}>
        {t('rep_average_line', {
          stake: figure(mean.stake),
          mean: figure(mean.payout),
          payout: figure(payout),
          side: t(`rep_average_${side}`, { amount }),
          range: t(isUsual ? 'rep_average_usual' : 'rep_average_unusual'),
        })}
      </p>
      <Picture payout={payout} mean={mean.payout} comparison={comparison} />
      <div className={styles.key}>
        <span>
          <i aria-hidden="true" />
          {t('rep_usual_band')}
        </span>
        <HowToRead />
      </div>
      <p className={styles.note}>{t('rep_average_long', { loss: percentText(lossPpm).replace('%', '') })}</p>
    </>
  );
}

function Picture({
  payout,
  mean,
  comparison: { at, usual },
}: Omit<ComparedProps, 'mean'> & { mean: string }) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const figure = (amount: string) => (hidden ? '••••' : format.figure(amount));
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label={t('rep_average_picture', { payout: figure(payout), mean: figure(mean) })}
    >
      <i className={styles.track} />
      <i className={styles.band} style={{ '--from': usual.from, '--to': usual.to }} />
      <i className={styles.mark} style={{ '--at': 0.5 }} />
      <i className={styles.mark} data-actual="" style={{ '--at': at }} />
      <span className={styles.at} data-actual="" style={{ '--at': at }}>
        {t('rep_actual_at', { amount: figure(payout) })}
      </span>
      <span className={styles.at} style={{ '--at': 0.5 }}>
        {t('rep_mean_at', { amount: figure(mean) })}
      </span>
    </div>
  );
}
