import { Button, Card, Icon, Skeleton } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { useState } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { percentText, units } from '../../../components/reward-figures/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { useClaims, type WaterBack } from '../api/water-back.ts';
import { barsOf, sumOf } from '../model/bars.ts';
import { ClaimLine } from './claim-line.tsx';
import styles from './side-cards.module.css';

const ClaimsPanel = lazyPart(async () => (await import('./claims-panel.tsx')).ClaimsPanel);

/** Claims shown beside the rows. */
const SHOWN = 3;

/** The last seven days, the newest claims, and the rates of the level held. */
export function SideCards({ waterBack }: { waterBack: WaterBack }) {
  return (
    <div className={styles.root}>
      <SevenDays days={waterBack.days} />
      <Claims />
      <Rates waterBack={waterBack} />
    </div>
  );
}

function SevenDays({ days }: { days: WaterBack['days'] }) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  return (
    <Card
      title={t('wb_seven')}
      titleEnd={hidden ? '••••' : t('wb_seven_sum', { amount: format.figure(sumOf(days)) })}
    >
      <ol className={styles.bars}>
        {barsOf(days).map(({ day, amount, height }) => (
          <li key={day}>
            <span>{units(amount) === 0n ? '–' : hidden ? '••' : format.figure(amount)}</span>
            <i style={{ '--height': height }} />
            <time dateTime={day}>{day.slice(8)}</time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Claims() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const claims = useClaims();
  const items = claims.data?.pages[0]?.items ?? [];
  return (
    <Card
      title={t('wb_history')}
      titleEnd={
        items.length > SHOWN || claims.hasNextPage ? (
          <Button variant="quiet" size="sm" iconEnd={ChevronRight} onClick={() => setOpen(true)}>
            {t('wb_history_all')}
          </Button>
        ) : undefined
      }
    >
      {claims.isError ? (
        <Failed title={t('wb_history_failed')} onRetry={claims.refetch} />
      ) : !claims.data ? (
        <Skeleton height={96} />
      ) : items.length === 0 ? (
        <p className={styles.none}>
          {t('wb_history_none')}
          <small>{t('wb_history_none_line')}</small>
        </p>
      ) : (
        <ul className={styles.claims}>
          {items.slice(0, SHOWN).map((claim) => (
            <ClaimLine key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
      {open && <ClaimsPanel onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Rates({ waterBack: { level, lottery_ppm, platform_ppm } }: { waterBack: WaterBack }) {
  const t = useT();
  return (
    <Card title={t('wb_rates')} pad>
      <p className={styles.rates}>
        {t('wb_rates_line', {
          level: t('vip_level', { n: level }),
          lottery: percentText(lottery_ppm),
          platform: percentText(platform_ppm),
        })}
      </p>
      {hasScreen('vip-detail') && (
        <Link to="vip-detail" className={styles.link}>
          {t('wb_rates_all')}
          <Icon of={ChevronRight} size={14} />
        </Link>
      )}
    </Card>
  );
}
