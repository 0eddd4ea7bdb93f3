import { newRid } from '../../../platform/http/index.ts';

/**
 * Keeps one request id for one decision: the same body asked for again has the same id, another body another one, so a
 * retry after a lost answer cannot order twice.
 */
export function createRidKeeper(): { of(body: string): string; done(): void } {
  let kept: { body: string; rid: string } | undefined;
  return {
    of(body) {
      if (kept?.body !== body) kept = { body, rid: newRid() };
      return kept.rid;
    },
    done() {
      kept = undefined;
    },
  };
}
