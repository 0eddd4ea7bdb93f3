import type { Body } from '../party/index.ts';

/** An order with its state now. */
export interface Order {
  readonly kind: string;
  readonly state: string;
  readonly amount: string;
  readonly currency: string;
  readonly payout: string | undefined;
}

/** A message of the player or of an agent. */
export interface Message {
  readonly seq: number;
  readonly kind: string;
  readonly staff: boolean;
  readonly text: string;
  readonly order: Order | undefined;
}

/** A case as the platform shows it. */
export interface Case {
  readonly state: string;
  readonly agent: string;
  readonly language: string;
  readonly messages: readonly Message[];
}

/** Reads a case; undefined for an answer of another shape. */
export function readCase(body: Body | undefined): Case | undefined {
  if (!body || !Array.isArray(body.messages)) return undefined;
  return {
    state: textOf(body.state),
    agent: textOf(body.agent),
    language: textOf(body.language),
    messages: body.messages.map(readMessage),
  };
}

function readMessage(read: unknown): Message {
  const { seq, kind, staff, text, order } = objectOf(read);
  return {
    seq: Number(seq),
    kind: textOf(kind),
    staff: staff === true,
    text: textOf(text),
    order: order === undefined ? undefined : readOrder(objectOf(order)),
  };
}

const readOrder = ({ kind, state, amount, currency, payout }: Body): Order => ({
  kind: textOf(kind),
  state: textOf(state),
  amount: textOf(amount),
  currency: textOf(currency),
  payout: typeof payout === 'string' ? payout : undefined,
});

const objectOf = (read: unknown): Body => (typeof read === 'object' && read !== null ? (read as Body) : {});
const textOf = (read: unknown): string => (typeof read === 'string' ? read : '');
