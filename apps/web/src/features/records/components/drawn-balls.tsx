import type { Draw } from '@tessera/rules';
import { BallRow, type BallRowProps } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { ballsOf } from '../model/balls.ts';
import type { BetDetail } from '../model/bet.ts';
import { countedPlaces } from '../model/counted-places.ts';
import { rulesOf } from '../../rules/index.ts';
import styles from './drawn-balls.module.css';

/** The drawn numbers of a bet's draw; those a win is owed to are ringed. */
export function DrawnBalls({
  detail: { bet, draw },
  family,
  size = 'm',
}: { detail: BetDetail; family: string } & Pick<BallRowProps, 'size'>) {
  const t = useT();
  if (draw.result === null) return null;
  const { numbers, extra } = ballsOf(draw.result);
  const compiled = rulesOf(bet.played)?.compile(bet.played, bet.content);
  const counted =
    bet.state === 'won' && compiled?.ok
      ? countedPlaces(family, compiled.value, draw.result as Draw)
      : undefined;
  return (
    <BallRow
      family={family}
      numbers={numbers}
      extra={extra}
      size={size}
      className={counted && styles.ringed}
      label={t('record_drawn_label', { issue: draw.issue, numbers: [...numbers, ...extra].join(' ') })}
      {...(counted && { states: counted.map((own) => (own ? 'matched' : 'miss')) })}
    />
  );
}
