import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import { closesAfter } from './drag.ts';
import { useKeyboardRoom } from './keyboard-room.ts';
import styles from './sheet.module.css';

/** Props of {@link Sheet}. */
export interface SheetProps {
  open: boolean;
  /** Called for Esc, back, the backdrop, the cross or a drag to the bottom. */
  onClose: () => void;
  title: ReactNode;
  /** After the title: a countdown or a link. */
  titleEnd?: ReactNode;
  /**
   * `content`, the default: as high as what it holds, at most 92% of the screen. `full`: 92% whatever it holds, for content that
   * changes its height while it is read.
   */
  height?: 'content' | 'full';
  /** Fixed at the bottom, above the safe area. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A bottom sheet for phones: pull its head down, or use the cross, to close it. */
export function Sheet({
  open,
  onClose,
  title,
  titleEnd,
  height = 'content',
  footer,
  children,
  className,
}: SheetProps) {
  const text = useUiText();
  const titleId = useId();
  const element = useModal(open);
  useKeyboardRoom(element, open);
  const drag = useSheetDrag(onClose);
  return (
    <dialog
      ref={element}
      className={cx(styles.root, className)}
      data-height={height}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // React also calls this for a dialog inside this one.
        if (event.target === event.currentTarget) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className={styles.panel}>
          <header className={styles.top} {...drag}>
            <span className={styles.handle} aria-hidden="true" />
            <div className={styles.head}>
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              {titleEnd && <span className={styles.titleEnd}>{titleEnd}</span>}
              <IconButton
                className={styles.close}
                icon={X}
                size="lg"
                label={text('ui_close')}
                onClick={onClose}
              />
            </div>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** Moves the sheet with a finger on its head; pulled far enough down, it closes. */
function useSheetDrag(onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);
  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest('dialog');
  const release = (event: PointerEvent<HTMLElement>) => {
    start.current = null;
    sheetOf(event)?.style.removeProperty('--drag');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      sheetOf(event)?.style.setProperty('--drag', `${event.clientY - start.current.y}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { y, at } = start.current;
      const height = sheetOf(event)?.offsetHeight ?? 0;
      release(event);
      if (closesAfter(event.clientY - y, event.timeStamp - at, height)) onClose();
    },
    onPointerCancel: release,
  };
}
