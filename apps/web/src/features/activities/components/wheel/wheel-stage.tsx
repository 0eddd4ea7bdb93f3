import { costOf, type Terms } from '@tessera/rewards';
import { Card } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { units } from '../../../../components/reward-figures/index.ts';
import { buzz, play } from '../../../../data/settings/index.ts';
import { useByNow } from '../../../../platform/clock/index.ts';
import { isDrawn, type Spin } from '../../api/spins.ts';
import type { PartProps } from '../../kinds/kind-view.ts';
import { piecesOf, restAt } from '../../model/wheel-layout.ts';
import { useWords } from '../use-words.ts';
import { Disc } from './disc.tsx';
import { OddsTable } from './odds-table.tsx';
import { SpinBar } from './spin-bar.tsx';
import { turningStore, useTurning } from './turning.ts';
import { useMotion } from './use-motion.ts';
import { useAwaitedSpins } from './use-spin.ts';
import styles from './wheel.module.css';

/** A beacon that is later than this is late, and the wheel stops turning meanwhile, ms. */
const LATE_MS = 20_000;

/** The wheel, its odds, and the one press; the result follows once the beacon has emitted the round of the press. */
export function WheelStage({ activity, terms }: PartProps<'wheel'>) {
  const { t } = useWords();
  const { spins, turns_left } = activity.wheel ?? { spins: [], turns_left: 0 };
  useAwaitedSpins(spins);
  const pressed = spins.find((spin) => !isDrawn(spin));
  const turning = useTurning();
  const [skipped, skip] = useState<number>();
  const disc = useRef<SVGSVGElement>(null);
  const isLate = useByNow((at) => pressed !== undefined && at > pressed.due + LATE_MS);
  useEffect(() => {
    if (pressed) turningStore.setState({ spin: pressed.id });
  }, [pressed]);
  useEffect(() => () => turningStore.setState({ spin: undefined }), []);

  const pieces = piecesOf(terms.size);
  // The tiles of another version are not those on screen.
  const tileOf = (spin: Spin | undefined) =>
    spin?.version === activity.version ? (spin.tile ?? undefined) : undefined;
  const restOf = (spin: Spin | undefined) => {
    const piece = pieces[tileOf(spin) ?? -1];
    return piece ? restAt(piece) : 0;
  };
  const current = spins.find(({ id }) => id === turning) ?? pressed;
  const shown = spins.find((spin) => isDrawn(spin) && spin !== current);
  const from = restOf(shown);
  useMotion(disc, {
    moves: current !== undefined && current.id !== skipped && !isLate,
    from,
    rest: current && isDrawn(current) ? restOf(current) : undefined,
    onStop: () => {
      turningStore.setState({ spin: undefined });
      if (current && units(current.prize ?? '0') > 0n && current.refused === null) {
        play({ name: 'win', big: false });
        buzz('win');
      }
    },
  });
  return (
    <Card title={t('wheel_title')} className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.board}>
          <div className={styles.wheel}>
            <i className={styles.pointer} />
            <Disc ref={disc} terms={terms} turn={from} marked={current ? undefined : tileOf(shown)} />
            <Hub terms={terms} left={activity.own.state === 'none' ? undefined : turns_left} />
          </div>
        </div>
        <div className={styles.side}>
          <OddsTable terms={terms} cost={costOf(terms)} />
          <SpinBar
            activity={activity}
            turning={current}
            shown={shown}
            late={isLate}
            onSkip={current && current.id !== skipped && !isLate ? () => skip(current.id) : undefined}
          />
        </div>
      </div>
    </Card>
  );
}

/** The middle of the wheel: the turns that are left today, for a player who takes part. */
function Hub({ terms, left }: { terms: Terms<'wheel'>; left: number | undefined }) {
  const { t } = useWords();
  return (
    <div className={styles.hub}>
      {left === undefined ? (
        <>
          <b>{terms.size}</b>
          {t('wheel_hub_tiles')}
        </>
      ) : (
        <>
          {t('wheel_hub_left')}
          <b>{t('wheel_hub_turns', { n: left })}</b>
        </>
      )}
    </div>
  );
}
