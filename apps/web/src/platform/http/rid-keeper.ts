import { newRid } from './rid.ts';

/**
 * Keeps one request id per decision: the same body gets the same id, another body a new one. A retry after a lost answer
 * therefore cannot order twice.
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
