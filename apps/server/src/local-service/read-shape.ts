import { type Shape, ShapeError } from '@tessera/fairness';
import { LocalServiceError } from './errors.ts';

/** Reads a caller's input; any shape but the expected one is `bad_request`. */
export function readShape<T>(shape: Shape<T>, input: unknown): T {
  try {
    return shape(input, '');
  } catch (error) {
    if (error instanceof ShapeError) throw new LocalServiceError('bad_request');
    throw error;
  }
}
