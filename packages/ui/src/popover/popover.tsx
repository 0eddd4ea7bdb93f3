import { type ReactNode, type Ref, useCallback, useEffect, useId, useRef, useState } from 'react';
import { boxOf } from '../util/box-of.ts';
import { cx } from '../util/cx.ts';
import { placeBeside } from './place.ts';
import styles from './popover.module.css';

/** Props to spread onto the button that opens a {@link Popover}. */
export interface PopoverTriggerProps {
  ref: Ref<HTMLButtonElement>;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
}

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Renders the button; spread the given props onto it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Name of the panel. */
  label: string;
  /** Content; a function receives a callback that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Edge of the trigger that the panel is aligned with. */
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** A small panel beside its button. It closes on Esc, a click elsewhere, or when its button scrolls out of view. */
export function Popover({ trigger, label, children, align = 'center', className }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => panel.current?.hidePopover(), []);

  useEffect(() => {
    const element = panel.current;
    if (!open || !element || !button.current) return;
    let beside = boxOf(button.current);
    const place = () => {
      if (!button.current) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      beside = boxOf(button.current);
      const { left, top } = placeBeside(beside, element, align, { width, height });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    const handleScroll = () => {
      const now = button.current && boxOf(button.current);
      if (!now || now.left !== beside.left || now.top !== beside.top) close();
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', handleScroll, { capture: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', handleScroll, { capture: true });
    };
  }, [open, align, close]);

  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-expanded': open, 'aria-controls': id })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={cx(styles.root, className)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}
