import { FALLBACK_LANGUAGE, type LetterKey } from '@tessera/messages';
import { lettersIn } from '@tessera/messages/load';
import type { InboxEvent } from '../event.ts';

/** How a player wants messages to be written. */
export interface Style {
  readonly language: string;
  /** Whether amounts may stand on a locked screen. */
  readonly amounts: boolean;
  /** Name of a lottery by language. */
  lotteryName(id: string): Readonly<Record<string, string>>;
}

/** What a notification says. */
interface Words {
  readonly title: string;
  readonly body: string;
}

type Content = Pick<InboxEvent, 'type' | 'data'>;

/**
 * The words of an event, without amounts unless the player wants them. What guards a player names no reason: others may see the screen.
 * Without an event: the words of a test.
 */
export function wordsOf(event: Content | undefined, { language, amounts, lotteryName }: Style): Words {
  const text = lettersIn(language);
  if (!event) return { title: text('push.test', {}), body: text('push.test_line', {}) };
  const name = event.type.replace('.', '_');
  const values = valuesOf(
    event as InboxEvent,
    (names) => names[language] ?? names[FALLBACK_LANGUAGE] ?? '',
    lotteryName,
  );
  // Safe casts: a test has all keys of all types.
  const title = text(`push.${name}` as LetterKey, values);
  const line = amounts && values.amount !== undefined ? `push.${name}_amount` : `push.${name}_line`;
  return { title, body: text(line as LetterKey, values) };
}

/**
 * The words of an event for a service that reads them: what kind of thing happened, and nothing of it. What names a thing in its title, or
 * guards a player, is "a message for you". Without an event: the words of a test.
 */
export function plainWordsOf(event: Content | undefined, language: string): Words {
  const text = lettersIn(language);
  if (!event) return { title: text('push.test', {}), body: text('push.test_line', {}) };
  const title = named.includes(event.type)
    ? 'push.guard_marked'
    : (`push.${event.type.replace('.', '_')}` as LetterKey);
  return { title: text(title, {}), body: text('push.guard_marked_line', {}) };
}

/** Events whose titles say which notice or level it is. */
const named: readonly InboxEvent['type'][] = ['notice.posted', 'vip.rose'];

type Values = Readonly<Record<string, string>>;

/** What the texts of an event may show. With `amount` its line has a form with amounts. */
function valuesOf(
  event: InboxEvent,
  nameOf: (names: Values) => string,
  lotteryName: Style['lotteryName'],
): Values {
  switch (event.type) {
    case 'draw.settled':
    case 'draw.void':
    case 'draw.corrected': {
      const { lottery, issue } = event.data;
      const sum =
        event.type === 'draw.settled'
          ? event.data.payout
          : event.type === 'draw.void'
            ? event.data.stake
            : event.data.extra;
      return { lottery: nameOf(lotteryName(lottery)), issue, amount: short(sum) };
    }
    case 'deposit.credited':
    case 'withdrawal.paid':
    case 'withdrawal.refused':
    case 'reward.given':
    case 'waterback.ready':
      return { amount: short(event.data.amount) };
    case 'chase.ended':
      return { lottery: nameOf(lotteryName(event.data.lottery)) };
    case 'vip.rose':
      return { level: String(event.data.level) };
    case 'notice.posted':
      return { title: nameOf(event.data.titles) };
    default:
      return {};
  }
}

/** `5.0000` as `5.00`; a ten-thousandth stays. */
const short = (amount: string): string => amount.replace(/(\.\d\d)00$/, '$1');
