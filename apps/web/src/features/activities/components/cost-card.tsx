import { EXAMPLE_PLAYS } from '@tessera/rewards';
import { Card, Checkbox, Segmented } from '@tessera/ui';
import type { ReactNode } from 'react';
import type { ActivityDetail } from '../api/activities.ts';
import type { Known } from '../kinds/index.ts';
import type { Shown } from '../kinds/kind-view.ts';
import { chanceText } from '../model/chance.ts';
import styles from './cost-card.module.css';
import { Spread } from './spread.tsx';
import type { Assumption } from './use-assumption.ts';
import { useWords } from './use-words.ts';

export interface CostCardProps {
  of: Known<ActivityDetail>;
  shown: Shown;
  assumption: Assumption;
  /** The box under the figures; absent when there is nothing to take. */
  tick?: { readonly done: boolean; readonly set: (done: boolean) => void } | undefined;
}

/** Mean cost, chance and worst case, of equal size and with their arithmetic, and the box that opens the action. */
export function CostCard({ of: { activity, view }, shown, assumption, tick }: CostCardProps) {
  const words = useWords();
  const { t, format } = words;
  const { earned } = shown.cost;
  const baseName = view.base?.(words);
  return (
    <Card
      pad
      title={t(activity.own.state === 'none' ? 'activity_cost_title' : 'activity_cost_own')}
      className={styles.root}
    >
      {earned && (
        <div className={styles.choices}>
          {baseName && assumption.bases.length > 1 && (
            <Choice name={baseName}>
              <Segmented
                label={baseName}
                options={assumption.bases.map((base, at) => ({
                  value: String(at),
                  label: format.money(base),
                }))}
                value={String(assumption.at)}
                onChange={(at) => assumption.setAt(Number(at))}
              />
            </Choice>
          )}
          <Choice name={t('activity_play')}>
            <Segmented
              label={t('activity_play')}
              options={EXAMPLE_PLAYS.map(({ chance: { num, den } }, at) => ({
                value: String(at),
                label: `${num}/${den}`,
              }))}
              value={String(assumption.play)}
              onChange={(at) => assumption.setPlay(Number(at))}
            />
          </Choice>
        </div>
      )}
      <dl className={styles.figures}>
        {view.figures(shown, words).map(({ name, value, why }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              <small>{why}</small>
            </dd>
          </div>
        ))}
      </dl>
      {tick && (
        <Checkbox checked={tick.done} onChange={tick.set} className={styles.tick ?? ''}>
          {t('activity_tick')}
        </Checkbox>
      )}
      {earned && (
        <>
          <Spread bars={earned.bars} />
          <p className={styles.middle}>
            {t('activity_middle', {
              low: format.money(earned.middle[0]),
              high: format.money(earned.middle[1]),
              share: chanceText(earned.worseOff),
            })}
          </p>
        </>
      )}
    </Card>
  );
}

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{name}</span>
      {children}
    </div>
  );
}
