import type { Store, Tx } from '../../../store/index.ts';
import type { AssignDeps } from '../assign.ts';

/** An operator who answers players. */
export interface SupportOperator {
  readonly operatorId: bigint;
  /** The person's name, which players see. */
  readonly person: string;
}

/** The name of an operator among the agents; the provider can use none like it. */
export const agentRefOf = ({ operatorId }: Pick<SupportOperator, 'operatorId'>): string =>
  `operator.${operatorId}`;

/** Most characters of an agent's name. */
const NAME_MAX = 40;
export const agentNameOf = ({ person }: Pick<SupportOperator, 'person'>): string => person.slice(0, NAME_MAX);

/** Whin the console works with; `store`: under the console's role. */
export interface SupportDeps extends AssignDeps {
  readonly store: Store;
}

/** Number of an agent's cases that are not finished. */
export async function casesOfAgent(db: Store | Tx, ref: string): Promise<number> {
  const { rows } = await db.query<{ cases: number }>(
    `select count(*)::integer as cases from service_case c join service_agent a on a.id = c.agent
     where a.ref = $1 and c.state in ('open', 'waiting')`,
    [ref],
  );
  return rows[0]!.cases;
}
