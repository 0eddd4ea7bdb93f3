import type { Tx } from '../../store/index.ts';

/** What can be done about a case. `promotions`, `message` and `break` are done by themselves; `command`: a command about the player. */
export type CaseActKind =
  | 'opened'
  | 'marked'
  | 'promotions'
  | 'message'
  | 'break'
  | 'assigned'
  | 'contacted'
  | 'command'
  | 'planned'
  | 'continued'
  | 'closed';

/** Who did it, by which command. Absent for what is done by itself. */
export interface ActBy {
  readonly operatorId: bigint;
  readonly commandId: bigint;
}

/** Records what was done about a case. */
export async function writeAct(
  tx: Tx,
  caseId: bigint,
  { what, detail = {}, by }: { what: CaseActKind; detail?: Readonly<Record<string, unknown>>; by?: ActBy },
): Promise<void> {
  await tx.query(
    'insert into case_act (case_id, what, detail, operator_id, command_id) values ($1, $2, $3, $4, $5)',
    [caseId, what, JSON.stringify(detail), by?.operatorId ?? null, by?.commandId ?? null],
  );
}
