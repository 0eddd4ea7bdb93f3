import { handleRovingKey } from '@tessera/ui';
import type { KeyboardEvent } from 'react';

const along: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Arrows left and right move along a row; up and down are left to the page, which changes rows. */
export function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  if (along.includes(event.key)) handleRovingKey(event);
}
