import { endpoints } from '@tessera/protocol/endpoints';
import { AppError, type Register } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import type { CurrentDraws } from './current-draws.ts';
import { journalHead, resultDocument } from './journal.ts';
import { drawByIssue, pastDraws } from './store.ts';
import { drawView } from './view.ts';

/** Registers the public calls about draws. */
export function drawRoutes(
  register: Register,
  { store, currentDraws }: { store: Store; currentDraws: CurrentDraws },
): void {
  register(endpoints.drawCurrent, async ({ lottery }) => {
    const found = await Promise.all(lottery.map((id) => currentDraws.of(id)));
    return found.map((front) => {
      if (!front) throw new AppError('not_found');
      return front;
    });
  });

  register(endpoints.drawList, async ({ lottery, limit, before }) => {
    const { rows } = await store.query<{ period_s: number }>(
      'select period_s from lottery_offer where id = $1',
      [lottery],
    );
    if (!rows[0]) throw new AppError('not_found');
    const draws = await pastDraws(store, lottery, cursorMs(before), limit + 1);
    const page = draws.slice(0, limit);
    return {
      items: page.map((draw) => drawView(draw, rows[0]!.period_s)),
      next: draws.length > limit ? String(page.at(-1)!.draw_at.getTime()) : null,
    };
  });

  register(endpoints.fairnessDraw, async ({ lottery, issue }) => {
    const draw = await drawByIssue(store, lottery, issue);
    const head = await journalHead(store);
    if (!draw?.descriptor || draw.sample || !head) throw new AppError('not_found');
    // A finished draw shows its transcript; before that, the documents published so far.
    const partial = {
      descriptor: draw.descriptor,
      ...(draw.seal_proof ? { seal: draw.seal, ...draw.seal_proof } : {}),
      // An outside result has no transcript for recomputation, but evidence of its source.
      ...(draw.result_source ? { result: await resultDocument(store, draw.id) } : {}),
    };
    return { transcript: draw.transcript ?? partial, state: draw.state, head };
  });
}

/** Cursor of the list: the draw time (ms) of the last draw of the previous page. */
function cursorMs(before: string | undefined): number | undefined {
  if (before === undefined) return undefined;
  if (!/^\d{1,15}$/.test(before)) throw new AppError('validation_failed', { field: 'before' });
  return Number(before);
}
