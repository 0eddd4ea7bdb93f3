/** Behaviour of the feed for one lottery. Every mode but `normal` simulates a failure. */
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

/** Delay from a draw to its result, in ms. */
export const RESULT_AFTER_MS = 30_000;
/** The same delay in mode `late`. */
export const LATE_MS = 45 * 60_000;

/** Answer to a request for a draw's result. */
export type Answer =
  | { readonly kind: 'unavailable' | 'unknown' }
  /** `retryAt` in ms. */
  | { readonly kind: 'early'; readonly retryAt: number }
  | {
      readonly kind: 'report';
      readonly revision: number;
      readonly final: boolean;
      /** The simulated defect, if any. */
      readonly fault?: 'stray-key' | 'other-draw' | 'numbers';
    };

/** Decides an answer. No mode ever reveals a result before its draw. */
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
