/** How the feed treats one lottery. All but `normal` rehearse a failure. */
export const MODES = [
  'normal',
  'down',
  'late',
  'missing',
  'provisional',
  'forged',
  'replayed',
  'impossible',
  'corrected',
] as const;
export type Mode = (typeof MODES)[number];

/** A result comes out this long after its draw, in ms. */
export const RESULT_AFTER_MS = 30_000;
/** And this long after it in mode `late`. */
export const LATE_MS = 45 * 60_000;

/** What to answer when a draw's result is asked for. */
export type Answer =
  | { readonly kind: 'unavailable' | 'unknown' }
  /** `retryAt` in ms. */
  | { readonly kind: 'early'; readonly retryAt: number }
  | {
      readonly kind: 'report';
      readonly revision: number;
      readonly final: boolean;
      /** What is wrong with it, if anything. */
      readonly fault?: 'stray-key' | 'other-draw' | 'numbers';
    };

/** Decides an answer. No mode ever gives a result before its draw. */
export function answerFor(mode: Mode, nowMs: number, drawAt: number): Answer {
  if (mode === 'down') return { kind: 'unavailable' };
  const retryAt = drawAt + (mode === 'late' ? LATE_MS : RESULT_AFTER_MS);
  if (nowMs < retryAt) return { kind: 'early', retryAt };
  if (mode === 'missing') return { kind: 'unknown' };
  const report = {
    kind: 'report',
    revision: mode === 'corrected' ? 2 : 1,
    final: mode !== 'provisional',
  } as const;
  switch (mode) {
    case 'forged':
      return { ...report, fault: 'stray-key' };
    case 'replayed':
      return { ...report, fault: 'other-draw' };
    case 'impossible':
      return { ...report, fault: 'numbers' };
    default:
      return report;
  }
}
