import { handleRovingKey } from '@tessera/ui';
import type { KeyboardEvent } from 'react';

const along: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Left and right arrows move within a row; up and down are handled by the page, which changes rows. */
export function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  if (along.includes(event.key)) handleRovingKey(event);
}
