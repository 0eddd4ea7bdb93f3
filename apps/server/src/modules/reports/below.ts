import type { Tx } from '../../store/index.ts';

/** A member below an agent. */
export interface Below {
  readonly userId: bigint;
  readonly parent: bigint;
  readonly kind: 'player' | 'agent';
  /** Levels below the agent: 1 is a direct member. */
  readonly level: number;
}

interface Row extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly parent: bigint;
  readonly kind: 'player' | 'agent';
}

/** Uplines whose members are read in one statement. */
const PARENTS_MAX = 500;

/**
 * Everybody below an agent, level by level, in parts of at most `size`. Each part is one statement, which reads only what it returns;
 * between two parts it keeps the ids of the agents on two levels.
 */
export async function* allBelow(
  db: Pick<Tx, 'query'>,
  of: bigint,
  size: number,
): AsyncGenerator<readonly Below[]> {
  let parents = [of];
  for (let level = 1; parents.length > 0; level += 1) {
    const agents: bigint[] = [];
    for (let first = 0; first < parents.length; first += PARENTS_MAX) {
      const some = parents.slice(first, first + PARENTS_MAX);
      let after: readonly [bigint, bigint] = [0n, 0n];
      for (;;) {
        const { rows } = await db.query<Row>(
          `select user_id, parent, kind from team_node where parent = any ($1) and (parent, user_id) > ($2, $3)
           order by parent, user_id limit $4`,
          [some, ...after, size],
        );
        for (const { user_id, kind } of rows) if (kind === 'agent') agents.push(user_id);
        if (rows.length > 0)
          yield rows.map(({ user_id, parent, kind }) => ({ userId: user_id, parent, kind, level }));
        if (rows.length < size) break;
        const last = rows.at(-1)!;
        after = [last.parent, last.user_id];
      }
    }
    parents = agents;
  }
}
