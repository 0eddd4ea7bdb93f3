import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import type { CaseIndicator } from '@tessera/protocol/console-case';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import {
  actsOf,
  caseRules,
  countCases,
  evidenceOf,
  figureNames,
  figuresOf,
  type ListedCase,
  listCases,
  readCase,
  ruleOf,
} from '../cases/index.ts';
import { pendingAbout } from './command-row.ts';

type Row = ConsoleReplyOf<'consoleCaseList'>['items'][number];
type Fact = ConsoleReplyOf<'consoleCaseGet'>['now'][number];

/** A page of a queue of cases, and how many each queue has for the operator. */
export async function casePage(
  store: Store,
  { skip, size, ...filter }: ConsoleInputOf<'consoleCaseList'>,
  operatorId: bigint,
): Promise<ConsoleReplyOf<'consoleCaseList'>> {
  const rows = await listCases(store, { ...filter, operatorId, skip, limit: size + 1 });
  return {
    items: rows.slice(0, size).map(shownRow),
    next: rows.length > size ? skip + size : null,
    counts: await countCases(store, operatorId),
    rules: caseRules.map(({ id, title, version, kind }) => ({ id, title: { ...title }, version, kind })),
  };
}

/** One case with its evidence, acts, and the figures of the player as they are now. Errors: `not_found`. */
export async function caseDetail(store: Store, id: number): Promise<ConsoleReplyOf<'consoleCaseGet'>> {
  const row = await readCase(store, id);
  if (!row) throw new AppError('not_found');
  const evidence = await evidenceOf(store, row.id);
  const acts = await actsOf(store, row.id);
  const pending = await pendingAbout(
    store,
    ['case.assign', 'case.contact', 'case.plan', 'case.evaluate'],
    [id],
  );
  const names = ruleOf(row.rule)?.facts ?? [];
  return {
    ...shownRow(row),
    evidence: evidence.map(({ facts, ...rest }) => ({
      ...rest,
      facts: shownFacts(facts, rest.what === 'marker' ? names : figureNames),
    })),
    now: shownFacts(await figuresOf(store, row.user_id), figureNames),
    acts: acts.map(({ id: act, what, detail, person, command_id: command, at }) => ({
      id: Number(act),
      what,
      detail: { ...detail },
      person,
      command: command === null ? null : Number(command),
      at: at.getTime(),
    })),
    command: pending.get(String(id)) ?? null,
  };
}

/** Facts with their names. One that the rule does not have any more keeps its id as its name. */
function shownFacts(facts: Readonly<Record<string, string | number>>, names: typeof figureNames): Fact[] {
  const known = names.filter(({ id }) => id in facts).map((one) => ({ ...one, name: { ...one.name } }));
  const others = Object.keys(facts)
    .filter((id) => !names.some((one) => one.id === id))
    .map((id) => ({ id, name: { enUs: id, zhCn: id }, unit: 'text' as const }));
  return [...known, ...others].map((one) => ({ ...one, value: String(facts[one.id]) }));
}

function shownRow(row: ListedCase): Row {
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    userName: row.user_name,
    rule: row.rule,
    title: { ...(ruleOf(row.rule)?.title ?? { enUs: row.rule, zhCn: row.rule }) },
    kind: row.kind,
    strength: row.strength,
    state: row.state,
    owner: row.owner_id === null ? null : { id: Number(row.owner_id), person: row.owner ?? '' },
    openedAt: row.opened_at.getTime(),
    dueAt: row.due_at.getTime(),
    marks: row.marks,
    // Safe cast: the table checks them.
    indicators: row.indicators as CaseIndicator[],
    outcome: row.outcome,
    closedAt: row.closed_at?.getTime() ?? null,
  };
}
