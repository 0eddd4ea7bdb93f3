import type { Outgoing } from '../model/outgoing.ts';
import { OrderFacts } from './order-card.tsx';
import { PictureBody } from './picture-body.tsx';

/** An own message before it is confirmed. */
export function DraftBody({ body }: { body: Outgoing }) {
  if (body.kind === 'text') return body.text;
  if (body.kind === 'order') return <OrderFacts order={body.order} />;
  return <PictureBody url={`data:image/jpeg;base64,${body.image}`} />;
}
