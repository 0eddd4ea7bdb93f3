import type { Outgoing } from './outgoing.ts';

/** Whether this is a message that is kept on the device until it is sent: a text or an order, and no picture, which is too large. */
export function isKept(body: unknown): body is Outgoing {
  const { kind, text, order } = objectOf(body);
  if (kind === 'text') return typeof text === 'string';
  const { kind: of, id, amount, at } = objectOf(order);
  return (
    kind === 'order' &&
    (of === 'bet' || of === 'deposit' || of === 'withdrawal') &&
    typeof id === 'number' &&
    typeof amount === 'string' &&
    typeof at === 'number'
  );
}

const objectOf = (read: unknown): Record<string, unknown> =>
  typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
