import type { TestStore } from './kit.ts';

/** A member to be written: by default a player with rate 0, from today on. */
export interface NewMember {
  readonly kind?: 'player' | 'agent';
  readonly ppm?: number;
  /** Day of the first rate, `YYYY-MM-DD`; default: the day of the store's clock in UTC. */
  readonly from?: string;
  /** An account that exists already. */
  readonly user?: bigint;
}

/** Teams written directly into a test store, by the application's role and with all triggers. */
export interface TeamWorld {
  /** A new account; its name begins with `member_`. */
  account(kind?: 'player' | 'trial' | 'operator'): Promise<bigint>;
  /** An agent without upline; default rate 12 000 ppm. */
  agent(member?: Pick<NewMember, 'ppm' | 'from' | 'user'>): Promise<bigint>;
  /** A link of an agent, without end. */
  link(owner: bigint, kind?: 'player' | 'agent', ppm?: number): Promise<bigint>;
  /** A member directly below an agent, through a link of its own. */
  member(parent: bigint, member?: NewMember): Promise<bigint>;
  /** Agents below an agent, one below the other; with equal rates. */
  agentsBelow(parent: bigint, levels: number, ppm: number): Promise<bigint[]>;
  rate(user: bigint, from: string, ppm: number): Promise<void>;
  /** Sums of a player's day as the reports write them, for the player and all uplines. Default: no payout, the day of the store's clock. */
  played(user: bigint, day: { stake: bigint; payout?: bigint; day?: string }): Promise<void>;
}

let made = 0;

export function createTeamWorld(db: Pick<TestStore, 'store' | 'asOwner'>): TeamWorld {
  const world: TeamWorld = {
    async account(kind = 'player') {
      const rows = await db.asOwner<{ id: bigint }>(
        `insert into user_account (user_name, kind, language, password_hash, currency, created_at, expires_at)
         values ('member_' || $2, $1, 'enUs', case when $1 <> 'trial' then 'x' end,
           case $1 when 'trial' then 'TRIAL' else 'CNY' end, app_now(), case when $1 = 'trial' then app_now() + interval '1 day' end)
         returning id`,
        [kind, ++made],
      );
      return BigInt(rows[0]!.id);
    },
    async agent({ ppm = 12_000, from, user } = {}) {
      const id = user ?? (await world.account());
      await db.store.query(
        "insert into team_member (user_id, parent, path, kind, at) values ($1, null, '{}', 'agent', app_now())",
        [id],
      );
      await firstRate(db, id, ppm, from);
      return id;
    },
    async link(owner, kind = 'player', ppm = 0) {
      const { rows } = await db.store.query<{ id: bigint }>(
        `insert into team_link (owner, code, name, kind, rate_ppm, at) values ($1, $2, 'test', $3, $4, app_now()) returning id`,
        [owner, `Test${String(++made).padStart(6, '0')}`, kind, ppm],
      );
      return rows[0]!.id;
    },
    async member(parent, { kind = 'player', ppm = 0, from, user } = {}) {
      const id = user ?? (await world.account());
      const link = await world.link(parent, kind, ppm);
      await db.store.query(
        `insert into team_member (user_id, parent, path, kind, link_id, at)
         select $1, user_id, path || user_id, $3, $4, app_now() from team_node where user_id = $2`,
        [id, parent, kind, link],
      );
      await db.store.query('update team_link set uses = uses + 1 where id = $1', [link]);
      await firstRate(db, id, ppm, from);
      return id;
    },
    async agentsBelow(parent, levels, ppm) {
      const chain: bigint[] = [];
      for (let level = 0; level < levels; level += 1)
        chain.push(await world.member(chain.at(-1) ?? parent, { kind: 'agent', ppm }));
      return chain;
    },
    async rate(user, from, ppm) {
      await db.store.query(
        'insert into team_rate (user_id, from_day, ppm, at) values ($1, $2, $3, app_now())',
        [user, from, ppm],
      );
    },
    async played(user, { stake, payout = 0n, day }) {
      const { rows } = await db.store.query<{ day: string }>(
        'select coalesce($1::date, platform_day(app_now())) as day',
        [day ?? null],
      );
      const values = [user, rows[0]!.day, stake, payout];
      await db.asOwner(
        `insert into player_day as known (user_id, currency, day, stake, payout, bets, placed) values ($1, 'CNY', $2, $3, $4, 1, 1)
         on conflict (user_id, currency, day) do update set stake = known.stake + excluded.stake, payout = known.payout + excluded.payout`,
        values,
      );
      await db.asOwner(
        `insert into team_day as known (user_id, currency, day, stake, payout, bets, placed)
         select agent, 'CNY', $2, $3, $4, 1, 1 from team_member m cross join unnest(m.path) agent where m.user_id = $1
         on conflict (user_id, currency, day) do update set stake = known.stake + excluded.stake, payout = known.payout + excluded.payout`,
        values,
      );
      await db.asOwner(
        `insert into team_active as known (user_id, currency, day, before, players)
         select agent, 'CNY', $2, '-infinity', 1 from team_member m cross join unnest(m.path) agent where m.user_id = $1
         on conflict (user_id, currency, day, before) do update set players = known.players + 1`,
        values.slice(0, 2),
      );
    },
  };
  return world;
}

async function firstRate(
  { store }: Pick<TestStore, 'store'>,
  user: bigint,
  ppm: number,
  from: string | undefined,
): Promise<void> {
  await store.query(
    `insert into team_rate (user_id, from_day, ppm, at)
     values ($1, coalesce($2::date, platform_day(app_now())), $3, app_now())`,
    [user, from ?? null, ppm],
  );
}
