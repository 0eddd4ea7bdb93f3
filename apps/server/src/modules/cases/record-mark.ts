import type { Tx } from '../../store/index.ts';
import { freeze } from './evidence.ts';
import { FIGURES_VERSION, figuresOf } from './figures.ts';
import type { CaseRule, Mark } from './rules/rule.ts';
import { writeAct } from './write-act.ts';

/** Number of the advisory locks of cases, by player; no other code uses it. */
const CASE_LOCK = 7_365_561;
const HOUR_MS = 3_600_000;

/**
 * Opens a case for a finding, or adds it to the case of the player and rule that is not closed. The evidence is frozen, with the
 * figures of the player when a case is opened. Undefined for a finding that is known already, also from a closed case.
 */
export async function recordMark(tx: Tx, rule: CaseRule, mark: Mark): Promise<bigint | undefined> {
  const { userId, key, facts, strength = rule.strength } = mark;
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [CASE_LOCK, String(userId)]);
  const { rows } = await tx.query<{ now: Date; known: boolean; id: bigint | null }>(
    `select app_now() as now, exists (
         select from case_evidence where user_id = $1 and rule = $2 and what = 'marker' and key = $3) as known,
       (select id from risk_case where user_id = $1 and rule = $2 and state <> 'closed') as id`,
    [userId, rule.id, key],
  );
  const { now, known, id: open } = rows[0]!;
  if (known) return undefined;
  const at = now.getTime();
  const due = new Date(at + rule.dueHours * HOUR_MS);
  const id = open ?? (await openCase(tx, rule, { userId, strength, now, due }));
  await freeze(tx, id, { userId, rule: rule.id, what: 'marker', key, version: rule.version, facts, at });
  if (open === null) {
    const figures = await figuresOf(tx, userId);
    const before = {
      userId,
      rule: rule.id,
      what: 'before',
      key: String(id),
      version: FIGURES_VERSION,
    } as const;
    await freeze(tx, id, { ...before, facts: figures, at });
  } else {
    await tx.query(
      `update risk_case set strength = case when strength = 'strong' then strength else $2 end,
         due_at = case when state = 'evaluating' then due_at else least(due_at, $3) end
       where id = $1`,
      [id, strength, due],
    );
  }
  await writeAct(tx, id, { what: open === null ? 'opened' : 'marked', detail: { key } });
  return id;
}

async function openCase(
  tx: Tx,
  { id: rule, kind }: CaseRule,
  { userId, strength, now, due }: { userId: bigint; strength: 'strong' | 'medium'; now: Date; due: Date },
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into risk_case (user_id, rule, kind, strength, opened_at, due_at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [userId, rule, kind, strength, now, due],
  );
  return rows[0]!.id;
}
