import type { FishId } from '@tessera/games';
import { h } from '../engine/index.ts';
import { pictureOf } from '../reels/index.ts';
import { fishDrawings } from './fish-art.ts';
import css from './fishing.module.css';
import { sizeOf } from './sizes.ts';
import type { Swimmer } from './swim.ts';

/** The element of one fish. */
export function createSwimmerView({ species, heading }: Swimmer<FishId>) {
  const badge = h('b');
  const ring = h('span', { class: css.aim }, badge);
  const picture = pictureOf(fishDrawings[species], 100);
  const element = h('div', { class: css.swimmer, 'data-left': heading === -1 }, picture, ring);
  let hidden = false;
  return {
    element,
    /** Resizes it for a sea of the given width, px. */
    fit(seaWidth: number) {
      const size = sizeOf(species, seaWidth);
      element.style.inlineSize = `${size}px`;
      element.style.blockSize = `${size}px`;
      element.style.margin = `${-size / 2}px`;
    },
    move({ x, y }: { readonly x: number; readonly y: number }, tilt: number, gone: boolean) {
      if (gone !== hidden) {
        hidden = gone;
        element.hidden = gone;
      }
      if (!gone) element.style.transform = `translate(${x}px,${y}px) rotate(${tilt * heading}rad)`;
    },
    /** Shows the number of bullets aimed at it. */
    aim(bullets: number) {
      ring.hidden = bullets === 0;
      badge.textContent = String(bullets);
    },
  };
}
