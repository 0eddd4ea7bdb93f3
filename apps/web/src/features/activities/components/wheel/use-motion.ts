import { isStill } from '@tessera/ui';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { wayTo } from '../../model/wheel-layout.ts';

/** Time of one turn, ms. The wheel has this one speed until it stops: it never slows down beside a prize. */
const TURN_MS = 2_400;

interface Motion {
  readonly animation: Animation;
  /** Where it began, in turns. */
  readonly from: number;
}

export interface MotionOptions {
  /** Whether the wheel turns. It does not with reduced motion. */
  readonly moves: boolean;
  /** Where it stands before, in turns. */
  readonly from: number;
  /** Where the drawn tile is at the pointer; undefined while it is not known. */
  readonly rest: number | undefined;
  /** Called once the wheel stands at `rest`. */
  readonly onStop: () => void;
}

/** Turns the wheel at one speed, and stops it at `rest` once that is known: after at most one more turn. */
export function useMotion(
  wheel: RefObject<SVGSVGElement | null>,
  { moves, from, rest, onStop }: MotionOptions,
): void {
  const motion = useRef<Motion>(undefined);
  const begin = useEffectEvent(() => {
    if (isStill()) return;
    const animation = wheel.current?.animate(turns(from, from + 1), {
      duration: TURN_MS,
      iterations: Number.POSITIVE_INFINITY,
    });
    motion.current = animation && { animation, from };
  });
  const finish = useEffectEvent(onStop);
  useEffect(() => {
    if (!moves) return;
    begin();
    return () => {
      motion.current?.animation.cancel();
      motion.current = undefined;
    };
  }, [moves]);
  useEffect(() => {
    if (rest === undefined) return;
    // Also when the motion is skipped on its last turn.
    const moving = motion.current;
    if (!moves || !moving || !wheel.current) {
      finish();
      return;
    }
    const at = moving.from + (Number(moving.animation.currentTime ?? 0) % TURN_MS) / TURN_MS;
    const way = wayTo(rest, at);
    moving.animation.cancel();
    const last = wheel.current.animate(turns(at, at + way), { duration: way * TURN_MS, fill: 'forwards' });
    last.onfinish = () => finish();
    motion.current = { animation: last, from: at };
  }, [rest, moves, wheel]);
}

const turns = (from: number, to: number): Keyframe[] => [{ rotate: `${from}turn` }, { rotate: `${to}turn` }];
