import { Card } from '@tessera/ui';
import { vipBadgeUrl } from '@tessera/ui/art/vip-badges.ts';
import { useEffect, useRef } from 'react';
import { reachable } from '../../../components/reachable/index.ts';
import { units } from '../../../components/reward-figures/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Vip, VipTable } from '../api/vip.ts';
import { ladderShare } from '../model/levels.ts';
import styles from './ladder.module.css';

/** All levels as a rising path, with the player's place on it. */
export function Ladder({ vip, table }: { vip: Vip; table: VipTable }) {
  const t = useT();
  const { levels } = table;
  const share = ladderShare(levels, vip.level, units(vip.turnover));
  const scroller = useRef<HTMLDivElement>(null);
  // On phones the path is wider than the window: the level held is brought into view.
  useEffect(() => {
    const box = scroller.current;
    reachable(box);
    if (box) box.scrollLeft = share * box.scrollWidth - box.clientWidth / 2;
  }, [share]);
  return (
    <Card title={t('vip_path')} className={styles.root}>
      <section ref={scroller} className={styles.scroll} aria-label={t('vip_path')}>
        <ol className={styles.path} style={{ '--steps': levels.length, '--share': share }}>
          {levels.map(({ level }, step) => (
            <li
              key={level}
              style={{ '--step': step / Math.max(1, levels.length - 1) }}
              data-held={level <= vip.level || undefined}
              aria-current={level === vip.level ? 'step' : undefined}
            >
              <img src={vipBadgeUrl(level)} alt="" width={44} height={44} />
              <span>{t('vip_level', { n: level })}</span>
            </li>
          ))}
          <li className={styles.line} aria-hidden="true">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
              <line x1="0" y1="100" x2="100" y2="0" />
              <line x1="0" y1="100" x2={share * 100} y2={100 - share * 100} data-done="" />
            </svg>
            <i />
          </li>
        </ol>
      </section>
    </Card>
  );
}
