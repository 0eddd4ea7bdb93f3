import type { Tx } from '../../store/index.ts';

type Kind = 'player' | 'agent';

/** A link of the demonstration. Times in ms. */
export interface SeededLink {
  readonly code: string;
  /** Place of the owner among the members. */
  readonly owner: number;
  readonly name: string;
  readonly kind: Kind;
  readonly ppm: number;
  readonly at: number;
  readonly expiresAt?: number | undefined;
  readonly usesMax?: number | undefined;
  readonly disabledAt?: number | undefined;
}

/** A member of the demonstration. */
export interface SeededMember {
  readonly userId: bigint;
  /** Places of the upline among the members and of the link among the links; null for the top of the team. */
  readonly parent: number | null;
  readonly link: number | null;
  readonly kind: Kind;
  /** ms */
  readonly at: number;
}

/** A rate of a member. */
export interface SeededRate {
  readonly userId: bigint;
  readonly ppm: number;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** When it was decided, ms. */
  readonly at: number;
}

/** A team with one agent at the top: every upline comes before its members, and the rates of each member in order of their days. */
export interface SeededTeam {
  readonly members: readonly SeededMember[];
  readonly links: readonly SeededLink[];
  readonly rates: readonly SeededRate[];
}

/**
 * Writes the rows that the registrations of a whole team would have written one by one, level by level, with all checks of the
 * store. Links count no uses after their expiry, so the clock must be before every expiry.
 */
export async function seedTeam(tx: Tx, team: SeededTeam): Promise<void> {
  const links = new Map<number, bigint>();
  for (let level = placesBelow(team, [null]); level.length > 0; level = placesBelow(team, level)) {
    await insertMembers(tx, team, level, links);
    await insertLinks(tx, team, level, links);
  }
  await countUses(tx, team, links);
  await disableLinks(tx, team, links);
  await tx.query(
    `insert into team_rate (user_id, from_day, ppm, at)
     select user_id, from_day, ppm, at
     from unnest($1::bigint[], $2::date[], $3::integer[], $4::timestamptz[]) with ordinality rate (user_id, from_day, ppm, at, place)
     order by place`,
    [
      team.rates.map(({ userId }) => userId),
      team.rates.map(({ from }) => from),
      team.rates.map(({ ppm }) => ppm),
      team.rates.map(({ at }) => new Date(at)),
    ],
  );
}

/** Places of the members directly below these. */
const placesBelow = ({ members }: SeededTeam, uplines: readonly (number | null)[]): number[] =>
  placesOf(members, ({ parent }) => uplines.includes(parent));

async function insertMembers(
  tx: Tx,
  { members }: SeededTeam,
  places: readonly number[],
  links: ReadonlyMap<number, bigint>,
): Promise<void> {
  const level = places.map((place) => members[place]!);
  await tx.query(
    `insert into team_member (user_id, parent, path, kind, link_id, at)
     select member.user_id, member.parent, case when member.parent is null then '{}' else upline.path || upline.user_id end,
       member.kind, member.link, member.at
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::timestamptz[]) member (user_id, parent, kind, link, at)
     left join team_member upline on upline.user_id = member.parent`,
    [
      level.map(({ userId }) => userId),
      level.map(({ parent }) => (parent === null ? null : members[parent]!.userId)),
      level.map(({ kind }) => kind),
      level.map(({ link }) => (link === null ? null : links.get(link)!)),
      level.map(({ at }) => new Date(at)),
    ],
  );
}

/** Inserts the links of some owners, and adds their ids to `ids`. */
async function insertLinks(
  tx: Tx,
  { members, links }: SeededTeam,
  owners: readonly number[],
  ids: Map<number, bigint>,
): Promise<void> {
  const places = placesOf(links, ({ owner }) => owners.includes(owner));
  const owned = places.map((place) => links[place]!);
  const { rows } = await tx.query<{ id: bigint; code: string }>(
    `insert into team_link (owner, code, name, kind, rate_ppm, at, expires_at, uses_max)
     select owner, code, name, kind, ppm, at, ends, uses_max
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::timestamptz[], $7::timestamptz[], $8::integer[])
       with ordinality link (owner, code, name, kind, ppm, at, ends, uses_max, place)
     order by place returning id, code`,
    [
      owned.map(({ owner }) => members[owner]!.userId),
      owned.map(({ code }) => code),
      owned.map(({ name }) => name),
      owned.map(({ kind }) => kind),
      owned.map(({ ppm }) => ppm),
      owned.map(({ at }) => new Date(at)),
      owned.map(({ expiresAt }) => (expiresAt === undefined ? null : new Date(expiresAt))),
      owned.map(({ usesMax = null }) => usesMax),
    ],
  );
  const byCode = new Map(rows.map(({ id, code }) => [code, id]));
  for (const place of places) ids.set(place, byCode.get(links[place]!.code)!);
}

/** Counts the registrations through each link. A link counts its uses one by one, so each round counts one of every link. */
async function countUses(
  tx: Tx,
  { members, links }: SeededTeam,
  ids: ReadonlyMap<number, bigint>,
): Promise<void> {
  const uses = links.map((_, place) => members.filter(({ link }) => link === place).length);
  for (let round = 0; round < Math.max(...uses); round += 1)
    await tx.query('update team_link set uses = uses + 1 where id = any ($1)', [
      placesOf(uses, (count) => count > round).map((place) => ids.get(place)!),
    ]);
}

async function disableLinks(tx: Tx, { links }: SeededTeam, ids: ReadonlyMap<number, bigint>): Promise<void> {
  const disabled = placesOf(links, ({ disabledAt }) => disabledAt !== undefined);
  await tx.query(
    `update team_link set disabled_at = ended.at from unnest($1::bigint[], $2::timestamptz[]) ended (id, at)
     where team_link.id = ended.id`,
    [disabled.map((place) => ids.get(place)!), disabled.map((place) => new Date(links[place]!.disabledAt!))],
  );
}

/** Places of the items of a list that fit. */
const placesOf = <Item>(list: readonly Item[], fits: (item: Item) => boolean): number[] =>
  list.flatMap((item, place) => (fits(item) ? [place] : []));
