import { reportError } from '../device/index.ts';
import { isCallError } from './call-error.ts';

/**
 * Names a failure the player is not told of (R7.8): `ignoreFailure('balance poll', call(…, { silent: true }))`.
 * Refusals of the server pass in silence, faults of the client are written to the console.
 */
export async function ignoreFailure(what: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isCallError(error)) reportError(what, error);
  }
}
