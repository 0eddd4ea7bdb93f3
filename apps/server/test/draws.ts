import type { TestApp } from './app.ts';

/** One draw of a test; its times are derived from `at`. */
export interface TestDraw {
  issue: string;
  state: string;
  at: Date;
  result: readonly number[] | null;
}

/** Inserts draws of a lottery in their final state, without the steps before it. */
export async function writeDraws(app: TestApp, lottery: string, draws: readonly TestDraw[]): Promise<void> {
  await app.db.asOwner(
    `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, result, sample)
     select nextval('id_seq'), $1, issue, state, at - interval '5 min', at - interval '10 s', at, result, true
     from jsonb_to_recordset($2) as r(issue text, state text, at timestamptz, result jsonb)`,
    [lottery, JSON.stringify(draws)],
  );
}
