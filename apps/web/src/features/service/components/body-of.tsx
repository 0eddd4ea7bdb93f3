import type { ReactNode } from 'react';
import type { Message } from '../../../components/conversation/index.ts';
import { OrderCard } from './order-card.tsx';
import { PictureBody } from './picture-body.tsx';

/** The body of an order or a picture; undefined for a text. */
export function bodyOf({ kind, order, picture, from }: Message): ReactNode | undefined {
  if (kind === 'order' && order) return <OrderCard order={order} />;
  if (kind === 'image') return <PictureBody url={picture} staff={from?.staff ?? false} />;
  return undefined;
}
