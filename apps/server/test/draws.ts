import type { TestApp } from './app.ts';

/** One draw as a test wants it; its times follow from when it is drawn. */
export interface TestDraw {
  issue: string;
  state: string;
  at: Date;
  result: readonly number[] | null;
}

/** Writes draws of a lottery as they are, without the steps that lead there. */
export async function writeDraws(app: TestApp, lottery: string, draws: readonly TestDraw[]): Promise<void> {
  await app.db.asOwner(
    `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, result, sample)
     select nextval('id_seq'), $1, issue, state, at - interval '5 min', at - interval '10 s', at, result, true
     from jsonb_to_recordset($2) as r(issue text, state text, at timestamptz, result jsonb)`,
    [lottery, JSON.stringify(draws)],
  );
}
