/** All errors of a bet content. The code is also the key of the message shown to the player. */
export const contentErrorCodes = [
  'played_unknown',
  'content_type',
  'content_keys',
  'content_empty',
  'content_token',
  'content_duplicate',
  'content_too_few',
  'content_too_many',
  'content_groups',
  'content_line_length',
  'content_line_pattern',
  'content_line_duplicate',
  'content_overlap',
  'content_banker_missing',
  'content_banker_short',
  'content_no_lines',
  'content_too_many_lines',
  'content_too_many_bets',
] as const;

/** Stable code of a content error. */
export type ContentErrorCode = (typeof contentErrorCodes)[number];

/**
 * Why a content was refused.
 * `key` names the field of an object content; `position` is the offset in that field's text, in UTF-16 units from 0.
 */
export interface ContentError {
  readonly code: ContentErrorCode;
  readonly key?: string;
  readonly position: number;
}
