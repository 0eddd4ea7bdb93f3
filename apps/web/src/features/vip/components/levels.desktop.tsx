import { Card } from '@tessera/ui';
import { vipBadgeUrl } from '@tessera/ui/art/vip-badges.ts';
import { Fragment } from 'react';
import { reachable } from '../../../components/reachable/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './levels.module.css';
import type { LevelsProps } from './levels-props.ts';
import { usePerks } from './use-perks.ts';

/** All levels as one table: a press on a level shows what it costs. */
export function LevelTable({ table, held, wanted, onWanted }: LevelsProps) {
  const t = useT();
  const groups = usePerks(table.edge_ppm);
  const nowOf = (level: number) => (level === held ? '' : undefined);
  return (
    <Card className={styles.card}>
      <section ref={reachable} className={styles.scroll} aria-label={t('vip_all')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('vip_perk')}</th>
              {table.levels.map(({ level }) => (
                <th key={level} scope="col" data-now={nowOf(level)}>
                  <button type="button" aria-pressed={level === wanted} onClick={() => onWanted(level)}>
                    <img src={vipBadgeUrl(level)} alt="" width={36} height={36} />
                    {t('vip_level', { n: level })}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ title, perks }) => (
              <Fragment key={title}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={table.levels.length + 1}>
                    {t(title)}
                  </th>
                </tr>
                {perks.map((perk) => (
                  <tr key={perk.key} data-quiet={perk.key === 'cost' || undefined}>
                    <th scope="row">{perk.name}</th>
                    {table.levels.map((level) => (
                      <td key={level.level} data-now={nowOf(level.level)}>
                        {perk.text(level)}
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
