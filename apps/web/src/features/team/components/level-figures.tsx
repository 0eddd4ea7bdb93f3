import { Card } from '@tessera/ui';
import type { ReactNode } from 'react';
import { AmountText } from '../../../components/amount/index.ts';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TeamLevel, TeamPlace } from '../api/team.ts';
import styles from './level-figures.module.css';

/** Figures of the own team, or of a member's, over the last seven days. */
export function LevelFigures({ level: { head, path }, place }: { level: TeamLevel; place: TeamPlace }) {
  const t = useT();
  const isOwn = path.length <= 1;
  const figures: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('tm_direct_all'), t('tm_of_people', { direct: head.direct, all: head.all })],
    [t('tm_active'), t('tm_people', { n: head.active })],
    [t(isOwn ? 'tm_own_rate' : 'tm_rate'), percentText(head.rate_ppm)],
    [t('tm_stake'), <AmountText key="stake" amount={head.stake} still />],
    [
      isOwn
        ? t('tm_mine')
        : t('tm_mine_of', {
            own: percentText(place.rate_ppm),
            rate: percentText(place.rate_ppm - head.mine_ppm),
          }),
      <AmountText key="mine" amount={head.mine} still />,
    ],
  ];
  return (
    <Card className={styles.root}>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
