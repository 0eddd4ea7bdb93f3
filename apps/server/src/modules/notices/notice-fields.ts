import { isLanguage, shippedLanguages } from '@tessera/messages';
import { z } from 'zod';

/** Ids of notices: part of the address of their page. */
export const noticeId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{0,63}$/, 'An id has small letters, digits, dots and hyphens, at most 64.');

const text = z.strictObject({
  title: z.string().trim().min(1).max(120),
  html: z.string().min(1).max(20_000),
});

/** What operators write of a notice, apart from its id and its times. */
export const noticeFields = {
  kind: z.enum(['ticker', 'dialog', 'page', 'status']),
  audience: z.enum(['all', 'players', 'promo']).default('all'),
  weight: z.int().min(0).max(100).default(0),
  body: z
    .record(z.string(), text)
    .refine((body) => body.enUs !== undefined, 'English (enUs) is missing.')
    .refine(
      (body) => Object.keys(body).every(isLanguage),
      `Only languages of the product: ${shippedLanguages.join(', ')}.`,
    ),
  mustAck: z.boolean().default(false),
};

interface Terms {
  readonly kind: string;
  readonly mustAck: boolean;
  /** Null: at once. */
  readonly starts: number | null;
  readonly ends: number;
}

/** Why a notice with these terms cannot be written at `now`, ms; undefined when it can. */
export function faultOf({ kind, mustAck, starts, ends }: Terms, now: number): string | undefined {
  if (ends <= (starts ?? now)) return 'The notice ends before it starts.';
  if (ends <= now) return 'The notice would have ended already.';
  if (mustAck && kind !== 'dialog') return 'mustAck: only a dialog has a button.';
  return undefined;
}
