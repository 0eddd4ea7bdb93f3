import { type InboxEvent, kindOf } from '../../data/inbox/changes.ts';
import { readEvent } from '../../data/inbox/live.ts';
import { isOwn } from '../../data/inbox/tell.ts';
import { user } from '../../data/session/index.ts';
import { buzz, format, play, prefs } from '../../data/settings/index.ts';
import { pageOf, winEffectOf } from '../../data/settled/index.ts';
import { toast } from '../../platform/feedback/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { push } from '../../platform/navigation/index.ts';
import { drawOf, eventText, netOf } from './model/event-text.ts';
import { targetOf } from './model/target.ts';
import { tellingOf } from './model/telling.ts';

/** Long enough to follow its link, ms. */
const STAY_MS = 6_000;
/** A session this young is the new device itself, ms. */
const YOUNG_MS = 60_000;

/**
 * Announces an event where it deserves more than its line in the list: a win, and what guards the player. What this page has shown already
 * counts as read. `loud`: the server's decision, by the player's settings and protection.
 */
export function tellEvent(event: InboxEvent, loud: boolean): void {
  if (event.type === 'draw.settled') tellSettled(event, loud);
  else if (event.type === 'security.changed' && isOwn()) void readEvent(event.id);
  else if (event.type === 'security.device' && isThisDevice(event)) return;
  else if (event.type === 'guard.marked' || event.type === 'guard.contacted' || kindOf(event) === 'security')
    show(event, 'info');
}

function tellSettled(event: Extract<InboxEvent, { type: 'draw.settled' }>, loud: boolean): void {
  const { kind } = winEffectOf(event.data);
  const { place, sound } = tellingOf(kind, prefs().alert.win, pageOf(event.data.lottery) !== undefined);
  if (place === 'page') {
    void readEvent(event.id);
    return;
  }
  if (!loud) return;
  if (sound) play({ name: 'win', big: sound === 'big' });
  if (place !== 'toast') return;
  buzz('win');
  const amount = format().money(netOf(event), { signed: true });
  say(event, t('in_won', { ...drawOf(event), amount }), 'success');
}

/** The words of its line. */
function show(event: InboxEvent, type: 'info' | 'success'): void {
  const { title, line } = eventText(t, format(), event);
  say(event, `${title} · ${line}`, type);
}

/** A toast that leads to what the event is about. */
function say(event: InboxEvent, text: string, type: 'info' | 'success'): void {
  const { name, params } = targetOf(event);
  const handlePress = () => {
    void readEvent(event.id);
    void push(name, params);
  };
  toast(text, { type, durationMs: STAY_MS, action: { label: t('bet_see'), onPress: handlePress } });
}

const isThisDevice = ({ at }: InboxEvent): boolean => {
  const { session } = user();
  return session !== undefined && Math.abs(session.startedAt - at) < YOUNG_MS;
};
