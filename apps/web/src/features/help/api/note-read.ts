import { isVisitor, user } from '../../../data/session/index.ts';
import { call, ignoreFailure } from '../../../platform/http/index.ts';

/** Families noted by this page, by player. */
const noted = new Set<string>();

/** Tells the server that the player has opened the rules of a family: a fact that tasks may ask for. */
export function noteRead(family: string): void {
  const reader = user();
  const key = `${reader.id} ${family}`;
  if (isVisitor(reader) || reader.info?.kind === 'trial' || noted.has(key)) return;
  noted.add(key);
  void ignoreFailure('rules read', call('POST /api/user/rules/read', { family }, { silent: true }));
}
