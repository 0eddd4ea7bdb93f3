import type { ReplyOf } from '@tessera/protocol';
import { type CallContext, sessionOf } from '../../http/index.ts';
import type { ProtectionDeps } from './deps.ts';
import { isMarked } from './harm.ts';
import { listLimits } from './limits.ts';
import { playState } from './state.ts';
import { lifetimeOf, monthsOf, todayOf } from './statement.ts';

/** All data of the responsible-play page. */
export async function overview(context: CallContext, deps: ProtectionDeps): Promise<ReplyOf<'protection'>> {
  const { store, platform } = deps;
  const session = sessionOf(context);
  const { userId } = session;
  const zone = platform.settings.get('timeZone');
  const idleMs = platform.settings.get('sessionIdleSeconds') * 1000;
  const [state, limits, today, months, lifetime, suggest] = await Promise.all([
    playState(session, context.now, deps),
    listLimits(store, userId),
    todayOf(store, session, context.now, { zone, idleMs }),
    monthsOf(store, userId, context.now, zone),
    lifetimeOf(store, userId),
    isMarked(store, userId),
  ]);
  const inLanguage = (texts: Readonly<Record<string, string>>) => texts[context.language] ?? texts.enUs ?? '';
  return {
    state,
    limits,
    delay_seconds: platform.settings.get('limitDelaySeconds'),
    today,
    months,
    lifetime,
    suggest,
    contacts: platform.settings
      .get('helpContacts')
      .map(({ name, line, href }) => ({ name: inLanguage(name), line: inLanguage(line), href })),
  };
}
