import { type ReactNode, useEffect, useRef } from 'react';

/** The element that opens as a drawer in a narrow window; the button of `<SlipBar/>` names it. */
export const SLIP_DRAWER = 'slip-drawer';

/** From this width on the slip is beside the board (`board.desktop.module.css`). */
const BESIDE = '(width >= 1200px)';

/** The slip beside the board; in a narrow window a drawer, which a click outside or Esc closes. */
export function SlipDrawer({ className, children }: { className: string; children: ReactNode }) {
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wide = matchMedia(BESIDE);
    const close = () => {
      if (wide.matches) drawer.current?.hidePopover();
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <div ref={drawer} id={SLIP_DRAWER} popover="auto" className={className}>
      {children}
    </div>
  );
}
