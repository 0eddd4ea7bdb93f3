import type { Store, Tx } from '../../store/index.ts';
import type { TeamDays } from './days.ts';
import { type Place, placeOf } from './place.ts';

/** One member on the way from the top of a chain down. Rates in ppm, of today and tomorrow. */
export interface ChainStep {
  readonly name: string;
  readonly kind: Place['kind'];
  readonly rate: number;
  readonly next: number;
}

/** A member's chain and team. */
export interface ChainStatement {
  /** From the top to the member, who is last. */
  readonly chain: readonly ChainStep[];
  /** Members by level below, the direct ones first. */
  readonly levels: readonly number[];
  /** Links of the member that are open, and all. */
  readonly links: { readonly open: number; readonly all: number };
}

/** The chain and the team of a player; undefined for players in no team. */
export async function statementOf(
  db: Store | Tx,
  userId: bigint,
  days: TeamDays,
): Promise<ChainStatement | undefined> {
  const place = await placeOf(db, userId, days);
  if (!place) return undefined;
  const { rows: chain } = await db.query<ChainStep & Record<string, unknown>>(
    `select p.user_name as name, n.kind, coalesce(team_rate_on(n.user_id, $2), 0) as rate, coalesce(team_rate_on(n.user_id, $3), 0) as next
     from unnest($1::bigint[]) with ordinality step (id, place)
     join team_node n on n.user_id = step.id join player p on p.id = n.user_id order by place`,
    [[...place.path, userId], days.today, days.tomorrow],
  );
  const { rows: levels } = await db.query<{ members: number }>(
    `select count(*)::integer as members from team_node where path @> array[$1::bigint]
     group by cardinality(path) order by cardinality(path)`,
    [userId],
  );
  const { rows: links } = await db.query<{ open: number; all: number }>(
    `select count(*)::integer as all, (count(*) filter (where disabled_at is null and (expires_at is null or expires_at > app_now())
       and (uses_max is null or uses < uses_max)))::integer as open
     from team_link where owner = $1`,
    [userId],
  );
  return { chain, levels: levels.map(({ members }) => members), links: links[0]! };
}
