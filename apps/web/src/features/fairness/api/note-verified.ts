import { call, ignoreFailure } from '../../../platform/http/index.ts';

/** Tells the server that this device has verified a draw: a fact that tasks may ask for. `key`: K as it was computed here. */
export function noteVerified(lottery: string, issue: string, key: string): void {
  const request = { lottery, issue, key };
  void ignoreFailure('verified draw', call('POST /api/fairness/verified', request, { silent: true }));
}
