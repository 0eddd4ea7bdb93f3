import { z } from 'zod';

/** Building blocks of endpoint declarations: field limits of `trust.md` section 10. */

/** Row id: positive safe integer, JSON number. */
export const rowId = z.int().positive();
/** Lottery, played, group, type, platform and channel ids. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,63}$/);
/** Printed id of a draw, unique per lottery. */
export const issueText = z.string().regex(/^[0-9A-Za-z-]{1,32}$/);
export const userName = z.string().regex(/^[A-Za-z0-9_]{4,32}$/);
export const password = z.string().min(8).max(128);
/** Language code of the published list, e.g. `zhCn`. */
export const languageCode = z.string().regex(/^[a-z]{2}[A-Z][a-z]$/);
export const themeId = z.string().regex(/^theme-[a-z0-9-]{1,32}$/);
/** Theme template of the build, e.g. `pc-ky`. */
export const template = z.string().regex(/^[a-z0-9-]{1,32}$/);
/** Milliseconds since the epoch. */
export const ms = z.int().nonnegative();
/** An amount in an answer: decimal text with 4 places. */
export const amountText = z.string().regex(/^-?(0|[1-9]\d*)\.\d{4}$/);
/** A positive amount in a request, by the grammar M1 of `trust.md`. */
export const amountInput = z.union([
  z.string().regex(/^(0|[1-9]\d{0,10})(\.\d{1,4})?$/),
  z
    .number()
    .positive()
    .refine((n) => /^(0|[1-9]\d{0,10})(\.\d{1,4})?$/.test(String(n))),
]);
/** Request id chosen by the client: 128 random bits in hex, kept over retries. */
export const requestRid = z.string().regex(/^[0-9a-f]{32}$/);
/** Names in every shipped language, by language code. */
export const names = z.record(languageCode, z.string());
export const hex = z.string().regex(/^([0-9a-f]{2})*$/);
export const cursor = z.string().max(200);
export const pageSize = z.int().min(1).max(100).default(20);
/** Settings switch: text '0' or '1'. */
export const switchText = z.enum(['0', '1']);
/** Rebate or rate in parts per million. */
export const ppm = z.int().min(0).max(1_000_000);
/** Odds map: tier or tier/kind to an integer of 1/10 000 per unit staked, as text. */
export const oddsText = z.record(z.string().max(40), z.string().regex(/^\d{1,18}$/));
/** Bet content in either form; the rules of the played item check its grammar. */
export const betContent = z.union([z.string(), z.record(z.string().max(16), z.string())]);
/** Draw JSON of the lottery's family. */
export const drawnNumbers = z.union([
  z.array(z.int()),
  z.object({ main: z.array(z.int()), special: z.int(), year: z.string() }),
  z.object({ main: z.array(z.int()), extra: z.array(z.int()) }),
]);
/** No payload. */
export const nothing = z.object({});
