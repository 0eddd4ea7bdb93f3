import { describe, expect, test } from 'vitest';
import { lengthOf, type Note, recipeOf, type Sound } from './recipe.ts';

const pitches = (notes: readonly Note[]) => notes.filter(({ kind }) => kind === 'tone').map(({ hz }) => hz);

describe('sound recipes', () => {
  test('the last three seconds tick, the close glides down', () => {
    expect(recipeOf({ name: 'close', second: 3 })).toEqual([
      { kind: 'tone', wave: 'triangle', hz: 1175, atMs: 0, ms: 35, gain: 0.12 },
    ]);
    expect(recipeOf({ name: 'close', second: 0 })).toEqual([
      { kind: 'tone', wave: 'sine', hz: 880, toHz: 587, atMs: 0, ms: 180, gain: 0.2 },
    ]);
  });

  test('each drawn ball taps at a higher pitch; the last one rings longer', () => {
    const notes = recipeOf({ name: 'draw', balls: 5 });
    expect(pitches(notes)).toEqual([523, 587, 659, 784, 880]);
    expect(notes.filter(({ kind }) => kind === 'tap').map(({ atMs }) => atMs)).toEqual([
      0, 120, 240, 360, 480,
    ]);
    expect(notes.at(-1)?.ms).toBe(220);
    expect(recipeOf({ name: 'draw', balls: 0 })).toEqual([]);
  });

  test('a win rises in six steps, with an octave 10 dB below each', () => {
    const notes = recipeOf({ name: 'win' });
    expect(pitches(notes)).toEqual([392, 784, 440, 880, 523, 1046, 587, 1174, 659, 1318, 784, 1568]);
    expect((notes[1]?.gain ?? 0) / (notes[0]?.gain ?? 1)).toBeCloseTo(0.316, 3);
  });

  test('only a big win shimmers', () => {
    const big = recipeOf({ name: 'win', big: true });
    expect(big.length - recipeOf({ name: 'win' }).length).toBe(4);
    expect(lengthOf(big)).toBe(450 + 900);
  });
});

const sounds: readonly Sound[] = [
  { name: 'close', second: 1 },
  { name: 'close', second: 0 },
  { name: 'draw', balls: 20 },
  { name: 'win', big: true },
  { name: 'chat' },
  { name: 'placed' },
  { name: 'error' },
];

test.each(sounds)('$name stays within its volume and time limits', (sound) => {
  const notes = recipeOf(sound);
  for (const { gain, hz, ms } of notes) {
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThanOrEqual(0.2);
    expect(hz).toBeGreaterThan(100);
    expect(ms).toBeGreaterThan(0);
  }
  expect(lengthOf(notes)).toBeLessThan(3000);
});
