import { Progress, Tessera } from '@tessera/ui';
import { vipBadgeUrl } from '@tessera/ui/art/vip-badges.ts';
import { AmountText, shareOf } from '../../../components/amount/index.ts';
import { units } from '../../../components/reward-figures/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Vip } from '../api/vip.ts';
import styles from './vip-card.module.css';

/** The level held, the turnover so far, and the way to the next level. */
export function VipCard({ vip }: { vip: Vip }) {
  const t = useT();
  const format = useFormat();
  const { level, since, turnover, next } = vip;
  const nextName = next && t('vip_level', { n: next.level });
  return (
    <section className={styles.root} aria-label={t('vip_current')}>
      <span className={styles.texture}>
        <Tessera />
      </span>
      <img className={styles.badge} src={vipBadgeUrl(level)} alt="" width={72} height={72} />
      <div className={styles.level}>
        <h2>
          {t('vip_level', { n: level })} <small>{t('vip_now')}</small>
        </h2>
        <p>
          {t('vip_turnover')} <AmountText amount={turnover} />
        </p>
        <p>{since === null ? t('vip_start') : t('vip_since', { date: format.time(since, 'date') })}</p>
      </div>
      {next && nextName ? (
        <>
          <p className={styles.missing}>
            <span>{t('vip_missing', { level: nextName })}</span>
            <b>
              <AmountText amount={next.missing} />
            </b>
          </p>
          <Progress
            className={styles.bar ?? ''}
            label={t('vip_progress', { level: nextName })}
            value={shareOf(units(turnover), units(next.turnover))}
          />
        </>
      ) : (
        <p className={styles.missing}>{t('vip_top')}</p>
      )}
    </section>
  );
}
