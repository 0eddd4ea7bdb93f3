import { expect, test } from 'vitest';
import { rateOn } from './bets.ts';
import { demoTeam } from './tree.ts';

const { players, links, linked } = demoTeam();
const members = players.slice(1);

test('the demo team has 300 members on four levels, with user names as registrations accept them', () => {
  expect(members).toHaveLength(300);
  expect([1, 2, 3, 4].map((level) => members.filter((one) => one.level === level).length)).toEqual([
    27, 88, 117, 68,
  ]);
  for (const { level, parent } of members) expect(players[parent!]!.level).toBe(level - 1);
  expect(new Set(players.map(({ name }) => name.toLowerCase())).size).toBe(301);
  for (const { name } of players) expect(name).toMatch(/^[a-z][a-z0-9_]{3,31}$/);
  expect(demoTeam()).toEqual({ players, links, linked });
});

test('[R1] rates fall along every chain on every day, from 1.20 % at the top', () => {
  expect(players[0]).toMatchObject({ ppm: 12_000, kind: 'agent' });
  for (const member of members) {
    const upline = players[member.parent!]!;
    expect(upline.kind).toBe('agent');
    expect(upline.joined).toBeGreaterThan(member.joined);
    const days = Array.from({ length: member.joined + 2 }, (_, day) => day - 1);
    expect(days.filter((day) => rateOn(member, day) > rateOn(upline, day))).toEqual([]);
  }
  const changes = members.flatMap(({ ppm, change }) =>
    change ? [{ up: change.ppm > ppm, from: change.from }] : [],
  );
  expect(changes.some(({ up }) => up)).toBe(true);
  expect(changes.some(({ up }) => !up)).toBe(true);
  // Decided, and not valid yet.
  expect(changes.some(({ from }) => from === -1)).toBe(true);
});

test('members came through links of their upline while these were open, and links end in every way', () => {
  for (const member of members) {
    const { owner, kind, ppm, made, ends = -1, disabled = 0 } = links[member.link!]!;
    expect(member).toMatchObject({ parent: owner, kind, ppm });
    expect(made).toBeGreaterThan(member.joined);
    expect(Math.max(ends, disabled)).toBeLessThan(member.joined);
  }
  const uses = links.map((_, place) => members.filter(({ link }) => link === place).length);
  const states = links.map(({ owner, kind, disabled, ends = -1, usesMax }, place) => {
    const used = usesMax === uses[place] ? 'used up' : 'open';
    const state = disabled === undefined ? (ends >= 0 ? 'expired' : used) : 'disabled';
    return { own: owner === 0, kind, state };
  });
  for (const own of [true, false]) {
    const some = states.filter((link) => link.own === own);
    expect(new Set(some.map(({ kind }) => kind))).toEqual(new Set(['player', 'agent']));
    expect(new Set(some.map(({ state }) => state))).toEqual(
      new Set(['disabled', 'expired', 'used up', 'open']),
    );
  }
  for (const [place, { usesMax = 300 }] of links.entries()) expect(uses[place]).toBeLessThanOrEqual(usesMax);
});

test('some members never play, and one of those who do shares a browser with the agent', () => {
  expect(members.filter(({ habit }) => habit === 'unused').length).toBeGreaterThan(40);
  expect(players[linked]).toMatchObject({ level: 1, kind: 'player', habit: 'regular' });
});
