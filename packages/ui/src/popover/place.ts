/** Gap to the trigger, and minimum distance to the edge of the screen, in px. */
const gap = 6;
const edge = 8;

/**
 * Position of a panel beside its trigger: below it, or above if there is no space below, never past a screen edge.
 *
 * All values in px of the page.
 */
export function placeBeside(
  trigger: { left: number; right: number; top: number; bottom: number },
  panel: { offsetWidth: number; offsetHeight: number },
  align: 'start' | 'center' | 'end',
  screen: { width: number; height: number },
): { left: number; top: number } {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const wanted = {
    start: trigger.left,
    center: (trigger.left + trigger.right - width) / 2,
    end: trigger.right - width,
  }[align];
  const left = Math.max(edge, Math.min(wanted, screen.width - width - edge));
  const below = trigger.bottom + gap;
  const above = trigger.top - gap - height;
  const fitsBelow = below + height <= screen.height - edge;
  return { left, top: fitsBelow || above < edge ? below : above };
}
