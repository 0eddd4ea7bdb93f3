import type { Tx } from '../../store/index.ts';
import { freeze } from './evidence.ts';
import { FIGURES_VERSION, figuresOf } from './figures.ts';
import { type ActBy, writeAct } from './write-act.ts';

const DAY_MS = 86_400_000;
/** Days after which a case whose measures were not enough is due again. */
const CONTINUE_DAYS = 3;

export type CaseState = 'open' | 'acting' | 'evaluating' | 'closed';

/** A case as a command finds it. */
export interface CaseNow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly rule: string;
  readonly kind: 'care' | 'risk';
  readonly state: CaseState;
  readonly owner_id: bigint | null;
  readonly owner: string | null;
  readonly due_at: Date;
  readonly indicators: readonly string[];
  readonly now: Date;
  /** Grows with everything that is done about the case. */
  readonly acts: number;
  readonly excluded: boolean;
}

/** A case, locked until the commit when asked to. */
export async function caseNow(tx: Tx, id: bigint, lock = false): Promise<CaseNow | undefined> {
  if (lock) await tx.query('select from risk_case where id = $1 for update', [id]);
  const { rows } = await tx.query<CaseNow>(
    `select c.id, c.user_id, c.rule, c.kind, c.state, c.owner_id, o.person as owner, c.due_at, c.indicators, app_now() as now,
       (select count(*)::integer from case_act a where a.case_id = c.id) as acts, is_excluded(c.user_id) as excluded
     from risk_case c left join operator_now o on o.id = c.owner_id where c.id = $1`,
    [id],
  );
  return rows[0];
}

/** Gives a case to an operator. */
export async function assignCase(
  tx: Tx,
  id: bigint,
  owner: { id: bigint; person: string },
  by: ActBy,
): Promise<void> {
  await tx.query('update risk_case set owner_id = $2 where id = $1', [id, owner.id]);
  await writeAct(tx, id, { what: 'assigned', detail: { owner: owner.person }, by });
}

/** Notes that the player was contacted. */
export async function noteContact(tx: Tx, id: bigint, topic: string, by: ActBy): Promise<void> {
  await begin(tx, id);
  await writeAct(tx, id, { what: 'contacted', detail: { topic }, by });
}

/** Notes a command about a player in all cases of the player that are not closed. */
export async function noteCommand(tx: Tx, userId: bigint, action: string, by: ActBy): Promise<void> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select id from risk_case where user_id = $1 and state <> 'closed' order by id for update`,
    [userId],
  );
  for (const { id } of rows) {
    await begin(tx, id);
    await writeAct(tx, id, { what: 'command', detail: { action }, by });
  }
}

/** Somebody has done something about the case. */
const begin = (tx: Tx, id: bigint) =>
  tx.query(`update risk_case set state = 'acting' where id = $1 and state = 'open'`, [id]);

/** What was done is given some days to take effect; then the figures are looked at again. */
export async function planEvaluation(
  tx: Tx,
  { id, now }: Pick<CaseNow, 'id' | 'now'>,
  { days, indicators }: { days: number; indicators: readonly string[] },
  by: ActBy,
): Promise<void> {
  const due = new Date(now.getTime() + days * DAY_MS);
  await tx.query(`update risk_case set state = 'evaluating', due_at = $2, indicators = $3 where id = $1`, [
    id,
    due,
    indicators,
  ]);
  await writeAct(tx, id, { what: 'planned', detail: { due: due.getTime(), indicators }, by });
}

/** How a case ends: it helped, there was nothing, or the player is gone. `continue`: it did not help yet, and more is done. */
export type Outcome = 'effective' | 'no_concern' | 'ended' | 'continue';

/** Freezes the figures of the player as they are now, and closes the case or lets it go on. */
export async function evaluateCase(
  tx: Tx,
  { id, user_id: userId, rule, now }: Pick<CaseNow, 'id' | 'user_id' | 'rule' | 'now'>,
  outcome: Outcome,
  by: ActBy,
): Promise<void> {
  const at = now.getTime();
  const facts = await figuresOf(tx, userId);
  const key = `${id}/${at}`;
  await freeze(tx, id, { userId, rule, what: 'after', key, version: FIGURES_VERSION, facts, at });
  if (outcome === 'continue') {
    await tx.query(`update risk_case set state = 'acting', due_at = $2 where id = $1`, [
      id,
      new Date(at + CONTINUE_DAYS * DAY_MS),
    ]);
    await writeAct(tx, id, { what: 'continued', by });
    return;
  }
  await tx.query(`update risk_case set state = 'closed', outcome = $2, closed_at = $3 where id = $1`, [
    id,
    outcome,
    now,
  ]);
  await writeAct(tx, id, { what: 'closed', detail: { outcome }, by });
}
