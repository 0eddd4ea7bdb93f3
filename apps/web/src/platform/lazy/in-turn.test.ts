import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const idle: (() => void)[] = [];
const frames: (() => void)[] = [];
let inTurn: typeof import('./in-turn.ts').inTurn;
const drawn: string[] = [];

/** A list that takes this many turns. */
function list(name: string, turns: number, rank: number): () => void {
  return inTurn((pieces) => {
    drawn.push(`${name} ${pieces}`);
    if (turns > 1) list(name, turns - 1, rank);
  }, rank);
}

/** Runs the idle callback and paints its result `paintMs` later. */
async function draw(paintMs: number): Promise<void> {
  idle.shift()?.();
  vi.advanceTimersByTime(paintMs);
  frames.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  const give = (queue: (() => void)[]) => (work: () => void) => queue.push(work);
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', give(idle));
  vi.stubGlobal('requestAnimationFrame', give(frames));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.resetModules();
  ({ inTurn } = await import('./in-turn.ts'));
});

afterEach(() => {
  for (const queue of [idle, frames, drawn]) queue.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('lists are rendered one at a time, the lower rank completely first', async () => {
  list('nav', 2, 1);
  list('cards', 2, 0);
  for (let turn = 0; turn < 5; turn += 1) await draw(60);
  expect(drawn).toEqual(['cards 1', 'cards 1', 'nav 1', 'nav 1']);
});

test('a quick paint doubles the pieces of the next turn, up to eight; a slow paint resets them to one', async () => {
  list('cards', 7, 0);
  for (const paintMs of [16, 16, 16, 16, 60, 16, 16]) await draw(paintMs);
  expect(drawn.map((turn) => turn.replace('cards ', ''))).toEqual(['1', '2', '4', '8', '8', '1', '2']);
});

test('a cancelled list has no turn', async () => {
  const giveUp = list('cards', 3, 0);
  list('nav', 1, 1);
  giveUp();
  await draw(60);
  await draw(60);
  expect(drawn).toEqual(['nav 1']);
});
