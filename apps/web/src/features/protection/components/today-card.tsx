import { Button, Card } from '@tessera/ui';
import { Pause } from '@tessera/ui/icons';
import { askStop, hoursOf } from '../../../data/protection/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Overview } from '../api/protection.ts';
import styles from './cards.module.css';
import { NetFigure } from './net-figure.tsx';

/** Today's figures, and the fastest way to a break. */
export function TodayCard({ today, resting }: { today: Overview['today']; resting: boolean }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card pad className={styles.today}>
      <div className={styles.lead}>
        <span>{t('rp_today_played')}</span>
        <b>{hoursOf(today.played_ms)}</b>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('rp_staked')}</dt>
          <dd>{format.figure(today.staked)}</dd>
        </div>
        <div>
          <dt>{t('rp_returned')}</dt>
          <dd>{format.figure(today.returned)}</dd>
        </div>
        <div>
          <dt>{t('rp_today_net')}</dt>
          <dd>
            <NetFigure net={today.net} />
          </dd>
        </div>
      </dl>
      {!resting && (
        <>
          <Button size="lg" block icon={Pause} onClick={() => askStop(true)}>
            {t('rp_rest')}
          </Button>
          <p className={styles.small}>{t('rp_rest_line')}</p>
        </>
      )}
    </Card>
  );
}
