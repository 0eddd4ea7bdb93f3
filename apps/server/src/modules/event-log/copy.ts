import type { Logger } from 'pino';
import type { CopyState, Link, LogCopier } from '../../log-copy/index.ts';
import { defineLongJob, inStep, type Store } from '../../store/index.ts';

/** What a pass works with. */
export interface CopyDeps {
  readonly store: Store;
  readonly log: Pick<Logger, 'error'>;
  /** The copier, started when it does not run; undefined on a node without a data folder. */
  readonly copier: () => Promise<LogCopier | undefined>;
}

/** An event that is altered or removed is found within this time and the length of one pass, ms. */
const PERIOD_MS = 20_000;
/** Events of one page, and how many characters of them are sent at once. */
const PAGE = 200;
const PAGE_CHARACTERS = 400_000;

/** Compares the log with its copy, over and over. */
export const copyJob = defineLongJob('log.copy', {
  async run(deps: CopyDeps, job) {
    await copyLog(deps);
    return inStep(PERIOD_MS, job);
  },
});

/** One pass: all events in the order of the chain are compared with the copy, new ones are copied, and what was found is stored. */
export async function copyLog(deps: CopyDeps): Promise<CopyState | undefined> {
  const { store, log } = deps;
  const copier = await deps.copier();
  if (!copier) return undefined;
  await store.query('select chain_events(1000)');
  const state = await copier.pass(pagesOf(store));
  const { seq, hash, fault } = state;
  if (fault) log.error({ fault }, 'the log of operators differs from its copy');
  await store.query(
    `insert into log_copy (at, seq, hash, fault_seq, fault, since)
     values (app_now(), $1, decode($2, 'hex'), $3, $4, case when $4::text is not null then app_now() end)
     on conflict (only_row) do update set at = excluded.at, seq = excluded.seq, hash = excluded.hash, fault_seq = excluded.fault_seq,
       fault = excluded.fault, since = case when excluded.fault is not null then coalesce(log_copy.since, excluded.since) end`,
    [seq, hash, fault?.seq ?? null, fault?.reason ?? null],
  );
  return state;
}

interface Row extends Record<string, unknown> {
  readonly seq: bigint;
  readonly image: string | null;
  readonly hash: Buffer;
}

/** The stored log. An event whose row is gone has no image and cannot follow. */
async function* pagesOf(store: Pick<Store, 'query'>): AsyncGenerator<readonly Link[]> {
  for (let after = 0n; ; ) {
    const { rows } = await store.query<Row>(
      `select c.seq, event_image(e) as image, c.hash from event_chain c left join event_log e on e.id = c.event_id
       where c.seq > $1 order by c.seq limit $2`,
      [after, PAGE],
    );
    if (rows.length === 0) return;
    let links: Link[] = [];
    let characters = 0;
    for (const { seq, image, hash } of rows) {
      const one = { seq: Number(seq), image: image ?? '', hash: hash.toString('hex') };
      if (links.length > 0 && characters + one.image.length > PAGE_CHARACTERS) {
        yield links;
        links = [];
        characters = 0;
      }
      links.push(one);
      characters += one.image.length;
    }
    yield links;
    after = rows.at(-1)!.seq;
  }
}
