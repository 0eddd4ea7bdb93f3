import { Card, type CardProps } from '@tessera/ui';
import { partByForm } from '../../platform/device/index.ts';

/** Frame of a list: a card on desktop. On phones each entry is a card, so there is no frame. */
export const ListCard = partByForm<CardProps>({ desktop: Card, phone: Unframed });

function Unframed({ children }: CardProps) {
  return children;
}
