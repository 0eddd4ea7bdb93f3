/** Days until a new link expires; `never` has no end. */
export const expiries = ['30', '90', '365', 'never'] as const;
export type Expiry = (typeof expiries)[number];

/** The most registrations of a new link; `any` has no limit. */
export const useLimits = ['1', '10', '50', '100', 'any'] as const;
export type UseLimit = (typeof useLimits)[number];

/** What a new link is made of. */
export interface LinkDraft {
  readonly name: string;
  readonly kind: 'player' | 'agent';
  readonly ratePpm: number;
  readonly expiry: Expiry;
  readonly uses: UseLimit;
}

/** Step of a rate, ppm: 0.01 %. */
export const RATE_STEP_PPM = 100;

/** A personal link lasts a week, for one registration. */
export const PERSONAL = { days: 7, uses_max: 1 } as const;

/** The terms of a draft as the call takes them. */
export function termsOf({ name, kind, ratePpm, expiry, uses }: LinkDraft) {
  return {
    name: name.trim(),
    kind,
    rate_ppm: ratePpm,
    days: expiry === 'never' ? null : Number(expiry),
    uses_max: uses === 'any' ? null : Number(uses),
  };
}

/**
 * The rate a new link starts with: two thirds of the highest, in steps of a rate, so that both sides get something.
 *
 * @param max - The highest rate that a link may give, ppm.
 */
export function firstRate(max: number): number {
  return Math.floor((max * 2) / 3 / RATE_STEP_PPM) * RATE_STEP_PPM;
}
