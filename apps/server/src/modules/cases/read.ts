import type { Store } from '../../store/index.ts';
import type { CaseState } from './decide.ts';
import { type EvidenceKind, hashOf } from './evidence.ts';
import type { Facts, Strength } from './rules/rule.ts';
import type { CaseActKind } from './write-act.ts';

type Reads = Pick<Store, 'query'>;

/** One case as lists show it. */
export interface ListedCase extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly user_name: string;
  readonly rule: string;
  readonly kind: 'care' | 'risk';
  readonly state: CaseState;
  readonly strength: Strength;
  readonly owner_id: bigint | null;
  readonly owner: string | null;
  readonly opened_at: Date;
  readonly due_at: Date;
  readonly indicators: readonly string[];
  readonly outcome: 'effective' | 'no_concern' | 'ended' | null;
  readonly closed_at: Date | null;
  /** Findings that were added to it. */
  readonly marks: number;
}

/** Which cases; everything that is absent does not narrow the list. */
export interface CaseFilter {
  readonly queue: 'open' | 'mine' | 'unowned' | 'due' | 'evaluate' | 'closed';
  readonly operatorId: bigint;
  readonly rule?: string | undefined;
  readonly kind?: 'care' | 'risk' | undefined;
  readonly strength?: Strength | undefined;
  readonly player?: number | undefined;
  readonly skip: number;
  readonly limit: number;
}

const COLUMNS = `c.id, c.user_id, u.user_name, c.rule, c.kind, c.state, c.strength, c.owner_id, o.person as owner, c.opened_at, c.due_at,
  c.indicators, c.outcome, c.closed_at, (select count(*)::integer from case_evidence e where e.case_id = c.id and e.what = 'marker') as marks`;

/** A page of a queue: what is due first, closed ones the newest first. */
export async function listCases(store: Reads, filter: CaseFilter): Promise<readonly ListedCase[]> {
  const { queue, operatorId, rule, kind, strength, player, skip, limit } = filter;
  const { rows } = await store.query<ListedCase>(
    `select ${COLUMNS}
     from risk_case c join player u on u.id = c.user_id left join operator_now o on o.id = c.owner_id
     where (c.state = 'closed') = ($1 = 'closed')
       and case $1 when 'mine' then c.owner_id = $2 when 'unowned' then c.owner_id is null
           when 'due' then c.due_at < app_now() + interval '1 day' when 'evaluate' then c.state = 'evaluating' and c.due_at <= app_now()
           else true end
       and ($3::text is null or c.rule = $3) and ($4::text is null or c.kind = $4) and ($5::text is null or c.strength = $5)
       and ($6::bigint is null or c.user_id = $6)
     order by case when c.state = 'closed' then c.closed_at end desc, c.due_at, c.id offset $7 limit $8`,
    [queue, operatorId, rule ?? null, kind ?? null, strength ?? null, player ?? null, skip, limit],
  );
  return rows;
}

/** Cases in each queue. */
export interface CaseCounts extends Record<string, unknown> {
  readonly open: number;
  readonly mine: number;
  readonly unowned: number;
  readonly due: number;
  readonly evaluate: number;
}

export async function countCases(store: Reads, operatorId: bigint): Promise<CaseCounts> {
  const { rows } = await store.query<CaseCounts>(
    `select count(*)::integer as open, count(*) filter (where owner_id = $1)::integer as mine,
       count(*) filter (where owner_id is null)::integer as unowned,
       count(*) filter (where due_at < app_now() + interval '1 day')::integer as due,
       count(*) filter (where state = 'evaluating' and due_at <= app_now())::integer as evaluate
     from risk_case where state <> 'closed'`,
    [operatorId],
  );
  return rows[0]!;
}

export async function readCase(store: Reads, id: number): Promise<ListedCase | undefined> {
  const { rows } = await store.query<ListedCase>(
    `select ${COLUMNS}
     from risk_case c join player u on u.id = c.user_id left join operator_now o on o.id = c.owner_id where c.id = $1`,
    [id],
  );
  return rows[0];
}

/** Evidence as it was frozen. */
export interface ReadEvidence {
  readonly what: EvidenceKind;
  readonly version: number;
  readonly facts: Facts;
  readonly at: number;
  readonly hash: string;
  /** Whether the hash is that of what is stored. */
  readonly intact: boolean;
}

/** Evidence of a case: the latest 50 markers and all figures, in their order. */
export async function evidenceOf(store: Reads, id: bigint): Promise<readonly ReadEvidence[]> {
  const { rows } = await store.query<{
    id: bigint;
    user_id: bigint;
    rule: string;
    what: EvidenceKind;
    key: string;
    version: number;
    facts: Facts;
    hash: Buffer;
    at: Date;
  }>(
    `select id, user_id, rule, what, key, version, facts, hash, at from (
       select * from case_evidence where case_id = $1 order by id desc limit 60
     ) latest order by id`,
    [id],
  );
  return rows.map(({ user_id: userId, rule, what, key, version, facts, hash, at }) => ({
    what,
    version,
    facts,
    at: at.getTime(),
    hash: hash.toString('hex'),
    intact: hash.equals(hashOf({ userId, rule, what, key, version, facts, at: at.getTime() })),
  }));
}

/** What was done about a case, by whom; nobody for what was done by itself. */
export interface ReadAct extends Record<string, unknown> {
  readonly id: bigint;
  readonly what: CaseActKind;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly person: string | null;
  readonly command_id: bigint | null;
  readonly at: Date;
}

/** The latest 100 acts, the newest first. */
export async function actsOf(store: Reads, id: bigint): Promise<readonly ReadAct[]> {
  const { rows } = await store.query<ReadAct>(
    `select a.id, a.what, a.detail, o.person, a.command_id, a.at
     from case_act a left join operator_now o on o.id = a.operator_id where a.case_id = $1 order by a.id desc limit 100`,
    [id],
  );
  return rows;
}
