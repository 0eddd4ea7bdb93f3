import { ZERO } from '@tessera/protocol/money';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { amountsOf, type SlipLine } from '../../slip/slip.ts';
import { boundOf, type Most, mayBeBound } from './joint-bets.ts';

/**
 * The most that lines of one draw return together; `undefined` while it is computed. Short computations end before the next
 * paint; long ones run in pieces between the player's actions.
 */
export function useMost(lines: readonly SlipLine[]): Most | undefined {
  const key = lines.map(idOf).join();
  const [, show] = useState('');
  const alone = mostAlone(lines);
  const isKnown = alone !== undefined || found.has(key);
  const start = useEffectEvent((of: string) =>
    compute(lines, (most) => {
      keep(of, most);
      show(of);
    }),
  );
  useLayoutEffect(() => (isKnown ? undefined : start(key)), [key, isKnown]);
  return alone ?? found.get(key);
}

/** The result that needs no computation: without lines, or for one line whose own figure is exact. */
function mostAlone(lines: readonly SlipLine[]): Most | undefined {
  const [first, second] = lines;
  if (first === undefined) return { amount: ZERO, exact: true };
  if (second !== undefined || mayBeBound(first.playId, first.lines)) return undefined;
  return { amount: amountsOf(first).maxWin, exact: true };
}

const ids = new WeakMap<SlipLine, number>();
let lastId = 0;

/** An id for a line; a changed line is another object. */
function idOf(line: SlipLine): number {
  const known = ids.get(line);
  if (known !== undefined) return known;
  lastId += 1;
  ids.set(line, lastId);
  return lastId;
}

/** Results by lines, so that the slip and its confirmation compute once. */
const found = new Map<string, Most>();
const KEPT = 30;

function keep(key: string, most: Most): void {
  found.set(key, most);
  const [oldest] = found.keys();
  if (found.size > KEPT && oldest !== undefined) found.delete(oldest);
}

type Compute = typeof import('./compute-most.ts');
let loaded: Compute | undefined;

/** Starts a computation; returns a function that stops it. */
function compute(lines: readonly SlipLine[], tell: (most: Most) => void): () => void {
  if (loaded) return loaded.computeMost(lines, tell);
  let stop: (() => void) | undefined;
  let isStopped = false;
  const start = async () => {
    const module = await import('./compute-most.ts').catch(() => undefined);
    loaded = module;
    if (!isStopped) stop = module?.computeMost(lines, tell);
    if (!module) tell(boundOf(lines));
  };
  void start();
  return () => {
    isStopped = true;
    stop?.();
  };
}
