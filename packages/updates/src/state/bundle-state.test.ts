import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BundleRef,
  type BundleState,
  bundleToLoad,
  confirmed,
  firstState,
  idOf,
  isOnTrial,
  loading,
  pageStarted,
  readState,
  staged,
  timedOut,
} from './bundle-state.ts';

const bundle = (version: number): BundleRef => ({ version, sha256: String(version).padStart(64, '0') });
const NEW = bundle(102);
const started = (state: BundleState, running: BundleRef | null, nonce = 'n', builtIn = 101) =>
  pageStarted(state, { running: running && idOf(running), builtIn, nonce });
const fresh = started(firstState, null).state;

describe('[E10] [R1.7] in a native shell, whose page tells what it runs', () => {
  test('a new bundle is on trial until its own page says that it is ready', () => {
    const before = loading(staged(fresh, NEW));
    expect(isOnTrial(before)).toBe(true);
    // The old page, which still runs: with its own nonce, and without one.
    expect(confirmed(before, 'n')).toBe(before);
    expect(confirmed(before, null as never)).toBe(before);
    const { state, instead } = started(before, NEW, 'm');
    expect(instead).toBeUndefined();
    expect(confirmed(state, 'n')).toBe(state);
    expect(confirmed(state, 'm')).toMatchObject({ current: NEW, next: null, highest: 102, load: null });
  });

  test('after it the shell needs no answered call from the bundle', () => {
    const { state } = started(confirmed(started(loading(staged(fresh, NEW)), NEW).state, 'n'), NEW);
    expect(isOnTrial(state)).toBe(false);
  });

  test('a bundle that the shell rolled back has failed, and the last good one is loaded', () => {
    const good = confirmed(started(loading(staged(fresh, NEW)), NEW).state, 'n');
    const trial = loading(staged(good, bundle(103)));
    const { state, instead } = started(trial, null);
    expect(state.failed).toEqual([idOf(bundle(103))]);
    expect(instead).toEqual(NEW);
  });

  test('so has a good one that the shell rolled back: the built-in bundle stays', () => {
    const good = started(confirmed(started(loading(staged(fresh, NEW)), NEW).state, 'n'), NEW).state;
    const { state, instead } = started(good, null);
    expect(instead).toBeUndefined();
    expect(state).toMatchObject({ current: null, failed: [idOf(NEW)] });
  });

  test('a player may close the app once during a trial; a bundle that ends it each time has failed', () => {
    const once = started(loading(staged(fresh, NEW)), NEW).state;
    const twice = started(once, NEW);
    expect(twice.instead).toBeUndefined();
    const third = started(twice.state, NEW);
    expect(third.instead).toBeNull();
    expect(third.state.failed).toEqual([idOf(NEW)]);
  });

  test('a new app from the store, with a newer bundle in it, forgets older ones', () => {
    const good = confirmed(started(loading(staged(fresh, NEW)), NEW).state, 'n');
    const { state, instead } = started(good, null, 'n', 110);
    expect(instead).toBeUndefined();
    expect(state).toMatchObject({ current: null, failed: [], highest: 110 });
    expect(() => staged(state, bundle(109))).toThrow('downgrade');
  });
});

test('[E10] whatever happens in whatever order: no bundle below the highest, none that failed, no readiness of an old page', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('stage' as const), version: fc.integer({ min: 102, max: 106 }) }),
    fc.record({ do: fc.constantFrom('load' as const, 'ready' as const, 'late' as const) }),
    fc.record({ do: fc.constant('old' as const), nonce: fc.nat(20) }),
    fc.record({ do: fc.constantFrom('restart' as const, 'rollback' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = fresh;
      let count = 0;
      const newNonce = () => {
        count += 1;
        return String(count);
      };
      for (const taken of steps) {
        const before = state;
        const nonce = state.load?.nonce ?? '';
        const isGone = (ref: BundleRef) => before.failed.includes(idOf(ref)) || ref.version <= before.highest;
        switch (taken.do) {
          case 'stage': {
            const ref = bundle(taken.version);
            if (isGone(ref)) expect(() => staged(before, ref)).toThrow();
            else state = staged(before, ref);
            break;
          }
          case 'load':
            state = loading(state, newNonce());
            break;
          case 'ready':
            state = confirmed(state, nonce);
            break;
          case 'late':
            state = timedOut(state, nonce);
            break;
          case 'old':
            if (`${taken.nonce}` !== nonce) expect(confirmed(state, `${taken.nonce}`)).toBe(state);
            break;
          default: {
            const running = taken.do === 'restart' ? bundleToLoad(state) : null;
            state = started(state, running, newNonce()).state;
          }
        }
        expect(state.highest).toBeGreaterThanOrEqual(before.highest);
        expect(before.failed.every((id) => state.failed.includes(id))).toBe(true);
        const wanted = bundleToLoad(state);
        if (wanted) expect(state.failed).not.toContain(idOf(wanted));
      }
    }),
    { numRuns: 500 },
  );
});

describe('a stored state', () => {
  test('is read as it was written', () => {
    const state = started(loading(staged({ ...fresh, current: NEW, failed: ['x'] }, bundle(103))), NEW).state;
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test.each([null, 7, 'x', {}, { highest: -1, failed: [] }, { highest: 3 }])(
    'that is unreadable is that of a new device: %j',
    (value) => expect(readState(value)).toEqual(firstState),
  );

  test('loses what is unreadable in it', () => {
    const kept = { highest: 105, failed: ['x', 3], current: { version: 0 }, next: 'x', load: { loads: 0 } };
    expect(readState(kept)).toEqual({ ...firstState, highest: 105, failed: ['x'] });
  });
});
