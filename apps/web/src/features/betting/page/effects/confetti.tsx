import { isStill } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import styles from './confetti.module.css';

/** Fall time of a piece, ms. */
const FALL_MS = 1_600;
const colours = ['--accent-fill', '--primary', '--success', '--info', '--danger'] as const;

interface Piece {
  readonly x: number;
  readonly delayMs: number;
  readonly sway: number;
  readonly spin: number;
  readonly colour: string;
}

/** Confetti on a canvas; not drawn with reduced motion, stopped while the window is hidden. */
export function Confetti({ pieces }: { pieces: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || isStill()) return;
    element.width = element.clientWidth;
    element.height = element.clientHeight;
    const style = getComputedStyle(element);
    const all = Array.from({ length: pieces }, (_, index) => pieceAt(index, style));
    const begun = performance.now();
    let frame = requestAnimationFrame(function fall(at) {
      const passed = at - begun;
      context.clearRect(0, 0, element.width, element.height);
      for (const piece of all) drawPiece(context, piece, passed, element.width, element.height);
      if (passed < FALL_MS * 1.5 && !document.hidden) frame = requestAnimationFrame(fall);
      else context.clearRect(0, 0, element.width, element.height);
    });
    return () => cancelAnimationFrame(frame);
  }, [pieces]);
  return (
    <span className={styles.root} aria-hidden="true">
      <canvas ref={canvas} />
    </span>
  );
}

/** Spread by the golden ratio: looks even and needs no random source. */
function pieceAt(index: number, style: CSSStyleDeclaration): Piece {
  const share = (index * 0.618) % 1;
  return {
    x: share,
    delayMs: (index % 10) * 60,
    sway: 8 + (index % 5) * 4,
    spin: 2 + (index % 4),
    colour: style.getPropertyValue(colours[index % colours.length] ?? '--primary'),
  };
}

function drawPiece(
  context: CanvasRenderingContext2D,
  { x, delayMs, sway, spin, colour }: Piece,
  passedMs: number,
  width: number,
  height: number,
): void {
  const share = (passedMs - delayMs) / FALL_MS;
  if (share < 0 || share > 1) return;
  context.save();
  context.translate(x * width + Math.sin(share * spin * 3) * sway, share * (height + 20) - 10);
  context.rotate(share * spin * 2);
  context.fillStyle = colour;
  context.fillRect(-3, -4, 6, 8);
  context.restore();
}
