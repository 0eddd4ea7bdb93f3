import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, EXPLAIN, RATES_FROM, UNIT, useCommission, ZONE } from '../../../test/commission.ts';

const { app, member, make, ready, bets, explained, audited, given } = useCommission();

describe('[R2.8] figures', () => {
  test('by day and member are the sums of the accruals, for a random team', async () => {
    const { day, top, agent, player } = given();
    const random = fc.sample(
      fc.array(fc.record({ under: fc.nat(), agent: fc.boolean() }), { minLength: 24, maxLength: 24 }),
      1,
    )[0]!;
    const agents = [top.userId, agent];
    const members = [agent, player.userId];
    for (const { under, agent: may } of random) {
      const parent = agents[under % agents.length]!;
      const deep = await app().db.store.query<{ depth: number }>(
        'select cardinality(path) as depth from team_node where user_id = $1',
        [parent],
      );
      if (deep.rows[0]!.depth >= 8) continue;
      const one = await member(parent, { kind: may ? 'agent' : 'player', ppm: 0 });
      members.push(one);
      if (may) agents.push(one);
    }
    for (const one of members)
      await bets([{ stake: BigInt(one % 97n) * UNIT + UNIT }, { stake: 3n * UNIT, lottery: 'pk10-5m' }], one);
    await make();
    const { rows: raw } = await app().db.store.query<{
      beneficiary: bigint;
      member: bigint;
      amount: bigint;
      stake: bigint;
    }>(
      `select a.beneficiary, m.member, sum(a.amount)::bigint as amount, sum(a.stake)::bigint as stake
       from team_commission a join team_node n on n.user_id = a.player
       cross join lateral unnest(n.path || n.user_id) m (member)
       where a.day = $1 and (m.member = a.beneficiary or (select path from team_node where user_id = m.member) @> array[a.beneficiary])
       group by 1, 2 order by 1, 2`,
      [day],
    );
    expect(raw.length).toBeGreaterThan(members.length);
    for (const one of new Set(raw.map(({ beneficiary }) => beneficiary))) {
      const expected = raw.filter(({ beneficiary }) => beneficiary === one);
      const found = await app().services.commission.shares(
        one,
        expected.map(({ member: of }) => of),
        { from: day, to: day },
      );
      expect(
        [...found].map(([of, { amount, stake, waiting }]) => [of, amount, stake, waiting]).sort(),
      ).toEqual(expected.map(({ member: of, amount, stake }) => [of, amount, stake, amount]).sort());
    }
    const all = await app().services.commission.shareBelow(top.userId, top.userId, { from: day, to: day });
    const below = await app().services.commission.shareBelow(top.userId, agent, { from: day, to: day });
    const own = await app().services.commission.figures.from(top.userId, [agent], day);
    const rest = await app().services.commission.shares(top.userId, [agent], { from: day, to: day });
    expect(below.amount + own.get(agent)!.amount).toBe(rest.get(agent)!.amount);
    expect(all.amount).toBe((await app().services.commission.figures.sums(top.userId)).accrued);
    expect(await app().services.commission.figures.below(top.userId, top.userId, day)).toBe(all.amount);
    expect(await audited()).toEqual([]);
  });

  test('are part of the place in the team, and say when the next payment is', async () => {
    const { top, player } = given();
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    expect((await top.expectOk('POST /api/team/mine')).commission).toEqual({
      accrued: '3.0000',
      payable: '0.0000',
      held: '0.0000',
      paid: '0.0000',
    });
    await ready();
    const { states } = await explained(top, player.userId);
    const { pays_at, commission } = await top.expectOk('POST /api/team/mine');
    expect(commission).toMatchObject({ accrued: '0.0000', payable: '3.0000' });
    expect(states).toEqual([{ state: 'payable', amount: '3.0000', at: pays_at, reason: null }]);
    expect(new Date(pays_at).getUTCDay()).toBe(1);
    expect(new Date(pays_at).getUTCHours()).toBe(4);
  });
});

describe('[R2.8] the explanation of a commission', () => {
  test('lists the bets of a member and all below page by page, the newest day first', async () => {
    const { at, day, top, agent, player } = given();
    const other = await member(agent, { ppm: 1_000 });
    const next = addDays(day, 1);
    const ids = [
      ...(await bets([
        { stake: 10n * UNIT, draw: 'a' },
        { stake: 20n * UNIT, lottery: 'pk10-5m' },
      ])),
      ...(await bets([{ stake: 30n * UNIT }], other)),
      ...(await bets([{ stake: 40n * UNIT }], agent)),
      ...(await bets([{ stake: 50n * UNIT, at: at + DAY_MS }])),
      ...(await bets([{ stake: 60n * UNIT, at: at + DAY_MS }], await member(top.userId, { ppm: 0 }))),
    ];
    await make();
    await make(next);
    const seen: number[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await explained(top, agent, { to: next, limit: 2, ...(before ? { before } : {}) });
      expect(page.count).toBe(5);
      expect(page.mine).toBe('0.4500');
      expect(page.name).toMatch(/\*\*\*/);
      seen.push(...page.items.map(({ id }) => id));
      if (page.next === null) break;
      before = page.next;
    }
    expect(seen).toEqual([ids[4], ids[3], ids[2], ids[1], ids[0]].map(Number));
    const { items, return_ppm } = await explained(top, player.userId);
    expect(return_ppm).toBe(975_000);
    expect(items.map(({ stake, base, ppm, amount }) => [stake, base, ppm, amount])).toEqual([
      ['20.0000', '20.0000', 3_000, '0.0600'],
      ['10.0000', '10.0000', 3_000, '0.0300'],
    ]);
  });

  test('reads many bets of a day like few', async () => {
    const { top, agent } = given();
    await bets(Array.from({ length: 2_100 }, (_, place) => ({ stake: UNIT, draw: `draw ${place % 50}` })));
    await bets([{ stake: 5n * UNIT }], await member(top.userId, { ppm: 0 }));
    await make();
    const first = await explained(top, agent, { limit: 100 });
    expect(first.count).toBe(2_100);
    const second = await explained(top, agent, { limit: 100, before: first.next! });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    expect(ids).toHaveLength(200);
    expect(
      [...first.items, ...second.items].every(
        ({ stake, amount }) => stake === '1.0000' && amount === '0.0030',
      ),
    ).toBe(true);
  });

  test('[A14] exists only for members below the caller', async () => {
    const { world, day, top, agent, player } = given();
    const outsider = await app().player();
    await world.agent({ user: outsider.userId, from: RATES_FROM });
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    const ask = (of: bigint) => ({ from: day, to: day, member: Number(of) });
    expect(await outsider.codeOf(EXPLAIN, ask(player.userId))).toBe('not_found');
    expect(await outsider.codeOf(EXPLAIN, ask(agent))).toBe('not_found');
    expect(await top.codeOf(EXPLAIN, ask(outsider.userId))).toBe('not_found');
    expect(await top.codeOf(EXPLAIN, ask(top.userId))).toBe('not_found');
    expect(await top.codeOf(EXPLAIN, ask(999_999_999n))).toBe('not_found');
    expect(await player.codeOf(EXPLAIN, ask(agent))).toBe('team_not_agent');
    const visitor = app().browser();
    expect(await visitor.codeOf(EXPLAIN, ask(player.userId))).toBe('please_login');
    visitor.token = await visitor.expectOk('POST /api/user/try', {});
    expect(await visitor.codeOf(EXPLAIN, ask(player.userId))).toBe('trial_not_allowed');
  });

  test('refuses days and cursors that are invalid', async () => {
    const { top, player } = given();
    const today = dayIn(await app().db.clock.now(), ZONE);
    const ask = { from: today, to: today, member: Number(player.userId) };
    for (const wrong of [
      { from: '2026-02-30' },
      { to: addDays(today, 1) },
      { from: addDays(today, -366) },
      { from: addDays(today, 0), to: addDays(today, -1) },
      { before: 'x' },
      { before: '2026-02-30:1' },
      { before: `${today}:1; drop` },
    ])
      expect(await top.codeOf(EXPLAIN, { ...ask, ...wrong }), JSON.stringify(wrong)).toBe(
        'validation_failed',
      );
    expect((await top.expectOk(EXPLAIN, { ...ask, from: addDays(today, -365) })).count).toBe(0);
  });
});
