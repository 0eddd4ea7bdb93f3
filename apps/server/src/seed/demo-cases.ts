import { type CaseDeps, openMarked } from '../modules/cases/index.ts';
import { seedMarker } from '../modules/protection/index.ts';
import { demoPlayers } from './demo-players.ts';

/** Markers of the three members of the team who play most: the last one met two, so a break has begun by itself. */
const MARKERS = [['deposits'], ['nights'], ['chasing', 'raises']] as const;

interface Member extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly deposits: number;
  readonly bets: number;
}

/**
 * Gives the cases of operators something to show: markers of harm of three members of the team, which open their cases as they would at their
 * event. Nothing after the first start.
 */
export async function seedDemoCases(deps: CaseDeps): Promise<void> {
  await deps.store.tx(async (tx) => {
    const known = await tx.query('select from harm_recent limit 1');
    if (known.rowCount !== 0) return;
    const { rows } = await tx.query<Member>(
      `select c.user_id, sum(c.deposits)::integer as deposits, sum(c.bets)::integer as bets
       from play_care c join player p on p.id = c.user_id
       where p.kind = 'player' and p.enable and p.user_name <> all ($1) group by 1 order by sum(c.staked) desc, 1 limit $2`,
      [demoPlayers, MARKERS.length],
    );
    for (const [place, { user_id: user, deposits, bets }] of rows.entries()) {
      for (const kind of MARKERS[place]!)
        await seedMarker(tx, user, { kind, count: countOf(kind, deposits, bets) });
      await openMarked(tx, user, deps);
    }
  });
}

/** What the marker counted: at least as many as it takes (RP13). */
function countOf(kind: (typeof MARKERS)[number][number], deposits: number, bets: number): number {
  if (kind === 'deposits') return Math.max(5, Math.min(deposits, 9));
  if (kind === 'chasing') return Math.max(10, Math.min(bets, 24));
  return kind === 'nights' ? 3 : 2;
}
