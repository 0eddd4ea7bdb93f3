import { Card, Icon } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { BonusCard } from '../components/bonus-card.tsx';
import { CompareCard } from '../components/compare-card.tsx';
import { Ladder } from '../components/ladder.tsx';
import { VipCard } from '../components/vip-card.tsx';
import { VipGate } from '../components/vip-gate.tsx';
import { WorthCard } from '../components/worth-card.tsx';
import styles from './vip.module.css';

/** `user-vip`: the level held, the way to the next one with its average cost, what both give, and the bonuses. */
export function UserVipScreen() {
  const t = useT();
  return (
    <VipGate title={t('route_user_vip')} note={t('vip_note')}>
      {(vip, table) => (
        <div className={styles.root}>
          <VipCard vip={vip} />
          <WorthCard vip={vip} table={table} />
          <div className={styles.whole}>
            <Ladder vip={vip} table={table} />
          </div>
          <Section name="bonuses">
            <BonusCard vip={vip} />
          </Section>
          <div className={styles.column}>
            <CompareCard
              table={table}
              held={vip.level}
              other={vip.next?.level ?? vip.level}
              title={
                vip.next ? t('vip_compare') : t('vip_perks', { level: t('vip_level', { n: vip.level }) })
              }
              titleEnd={
                <Link to="vip-detail" className={styles.more}>
                  {t('vip_all')}
                  <Icon of={ChevronRight} size={14} />
                </Link>
              }
            />
            <Card pad className={styles.rule}>
              <h2>{t('vip_rule')}</h2>
              <p>{t('vip_rule_line')}</p>
            </Card>
          </div>
        </div>
      )}
    </VipGate>
  );
}
