import type * as schemas from './schemas.ts';

/** The shared building blocks of `schemas.ts` that have a name in the documents. */
export type KindName = Exclude<keyof typeof schemas, 'nothing'>;

/** What each kind of field means, one sentence each, for `docs/api.md` and the OpenAPI document. */
export const kindNotes: Readonly<Record<KindName, string>> = {
  amountInput: 'A positive amount in a request; at most 4 decimals, in units of the currency.',
  amountText: 'An amount in an answer: decimal text with exactly 4 decimals, in units of the currency.',
  betContent: 'Content of a bet in the notation of its play; the rules of the play check it.',
  cursor: 'Where the next page begins: `next` of the page before, passed back as it is.',
  drawnNumbers: 'Result of a draw in the form of its family.',
  hex: 'Bytes in lower-case hex.',
  issueText: 'The printed id of a draw, unique for its lottery.',
  languageCode: 'A language of the published list, such as `zhCn`.',
  ms: 'A time: milliseconds since 1970-01-01 UTC.',
  names: 'A name in every shipped language.',
  oddsText: 'Odds by tier or tier/kind, in 1/10 000 for one unit staked.',
  pageSize: 'How many rows a page has at most.',
  password: 'A password; any characters.',
  ppm: 'A rate in millionths.',
  requestRid: "The caller's id of a request, 128 random bits; a retry sends the same.",
  rowId: 'The id of a row.',
  slug: 'The id of a lottery, play, platform, channel or other listed thing.',
  switchText: 'A setting that is on (`1`) or off (`0`).',
  template: 'The design of a build, such as `pc-ky`.',
  themeId: 'The id of a theme.',
  userName: 'The name that a player signs in with.',
};
