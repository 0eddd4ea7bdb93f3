import { Card } from '@tessera/ui';
import { percentText, units } from '../../../components/reward-figures/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Vip, VipTable } from '../api/vip.ts';
import { worthOf } from '../model/levels.ts';
import styles from './worth-card.module.css';

/** What a level costs on average and what it brings, before the player bets for it; by default the next level. */
export function WorthCard({ vip, table, wanted }: { vip: Vip; table: VipTable; wanted?: number }) {
  const t = useT();
  const format = useFormat();
  const level = wanted ?? vip.level + 1;
  const worth = worthOf(table.levels, vip.level, units(vip.turnover), level, table.edge_ppm);
  const name = t('vip_level', { n: Math.min(level, table.levels.length) });
  return (
    <Card pad className={styles.root} aria-live="polite">
      <h2>{t('vip_worth')}</h2>
      {worth ? (
        <p>
          {t('vip_worth_line', {
            level: name,
            missing: format.money(worth.missing),
            edge: percentText(table.edge_ppm),
            cost: format.money(worth.cost),
            bonus: format.money(worth.promotion),
            monthly: format.money(worth.monthly),
          })}{' '}
          <b>{t(worth.costsMore ? 'vip_worth_verdict' : 'vip_worth_near')}</b>
        </p>
      ) : (
        <p>{vip.next ? t('vip_worth_held', { level: name }) : t('vip_worth_top')}</p>
      )}
    </Card>
  );
}
