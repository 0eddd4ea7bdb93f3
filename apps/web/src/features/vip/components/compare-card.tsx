import { Card, Icon, VisuallyHidden } from '@tessera/ui';
import { ArrowUp } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import type { VipLevel, VipTable } from '../api/vip.ts';
import styles from './compare-card.module.css';
import { type Perk, usePerks } from './use-perks.ts';

export interface CompareCardProps {
  table: VipTable;
  /** The level held. */
  held: number;
  /** The level beside it. */
  other: number;
  /** Also what a level needs and costs. */
  whole?: boolean;
  title?: ReactNode;
  titleEnd?: ReactNode;
}

/** What a level gives beside another one; at the last level it stands alone. */
export function CompareCard({ table, held, other, whole = false, title, titleEnd }: CompareCardProps) {
  const t = useT();
  const groups = usePerks(table.edge_ppm);
  const current = table.levels[held - 1];
  const beside = other === held ? undefined : table.levels[other - 1];
  if (!current) return null;
  const perks = groups.flatMap((group) => group.perks).filter(({ price }) => whole || !price);
  return (
    <Card className={styles.root} title={title} titleEnd={titleEnd}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('vip_perk')}</th>
            <th scope="col" data-now="">
              {t('vip_level', { n: held })} <small>{t('vip_now')}</small>
            </th>
            {beside && <th scope="col">{t('vip_level', { n: other })}</th>}
          </tr>
        </thead>
        <tbody>
          {perks.map((perk) => (
            <tr key={perk.key}>
              <th scope="row">{perk.name}</th>
              <td data-now="">{perk.text(current)}</td>
              {beside && (
                <td data-more={isMore(perk, beside, current) || undefined}>
                  {perk.text(beside)}
                  {!perk.price && isMore(perk, beside, current) && (
                    <>
                      <Icon of={ArrowUp} size={14} />
                      <VisuallyHidden>{t('vip_more')}</VisuallyHidden>
                    </>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const isMore = ({ size }: Perk, one: VipLevel, other: VipLevel) =>
  size !== undefined && size(one) > size(other);
