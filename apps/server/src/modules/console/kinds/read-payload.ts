import type { z } from 'zod';
import { AppError } from '../../../http/index.ts';

/** Reads a payload by the schema of its action. Errors: `command_invalid` with the reason. */
export function readPayload<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> {
  const read = schema.safeParse(payload);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw invalid(`${issue?.path.join('.') ?? ''} ${issue?.message ?? 'refused'}`.trim());
}

/** A refusal of a value, with its reason. */
export const invalid = (reason: string): AppError => new AppError('command_invalid', { reason });
