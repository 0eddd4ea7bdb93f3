import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { chooseButtonSide } from '../../../data/service-button/index.ts';

/** A press that moves farther than this is a drag, px. */
const DRAG_PX = 24;

/** Handlers of a button that can be dragged to the other side of the window; a drag does not press it. */
export function useDocking() {
  const from = useRef<number>(undefined);
  const dragged = useRef(false);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientX;
      dragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp({ clientX }: PointerEvent<HTMLElement>) {
      if (from.current === undefined) return;
      dragged.current = Math.abs(clientX - from.current) > DRAG_PX;
      from.current = undefined;
      if (!dragged.current) return;
      const isLeft = clientX < innerWidth / 2;
      const isRtl = document.documentElement.dir === 'rtl';
      chooseButtonSide(isLeft === isRtl ? 'end' : 'start');
    },
    onPointerCancel() {
      from.current = undefined;
    },
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
