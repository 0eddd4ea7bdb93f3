import { isVisitor, user } from '../../../data/session/index.ts';
import { call, ignoreFailure } from '../../../platform/http/index.ts';

/** Tells the server that the player has opened the rules of a family: a fact that tasks may ask for. It counts once. */
export function noteRead(family: string): void {
  const reader = user();
  if (isVisitor(reader) || reader.info?.kind === 'trial') return;
  void ignoreFailure('rules read', call('POST /api/user/rules/read', { family }, { silent: true }));
}
