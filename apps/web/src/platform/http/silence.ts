import { reportError } from '../device/index.ts';
import { isCallError } from './call-error.ts';

/**
 * Names a failure that is not shown to the player (R7.8): `ignoreFailure('balance poll', call(…, { silent: true }))`.
 * Refusals by the server are ignored, client errors are logged to the console.
 */
export async function ignoreFailure(what: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isCallError(error)) reportError(what, error);
  }
}
