import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../dialog/dialog.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import { type Detent, detentShare, neighbour, restingDetent } from './detent.ts';
import styles from './sheet.module.css';

/** Props of {@link Sheet}. */
export interface SheetProps {
  open: boolean;
  /** Called for Esc, back, the backdrop, the cross or a drag to the bottom. */
  onClose: () => void;
  title: ReactNode;
  /** After the title: a countdown or a link. */
  titleEnd?: ReactNode;
  /** Current height; `half` by default. Without `onDetent` it stays there. */
  detent?: Detent;
  onDetent?: (detent: Detent) => void;
  /** Allowed heights, `half` and `full` by default. */
  detents?: readonly Detent[];
  /** Fixed at the bottom, above the safe area. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}

const bothDetents: readonly Detent[] = ['half', 'full'];

/** A bottom sheet for phones: drag the handle or use its buttons. */
export function Sheet({
  open,
  onClose,
  title,
  titleEnd,
  detent = 'half',
  onDetent,
  detents = bothDetents,
  footer,
  children,
  className,
}: SheetProps) {
  const text = useUiText();
  const titleId = useId();
  const element = useModal(open);
  const drag = useSheetDrag((rest) => {
    if (rest === 'closed') onClose();
    else onDetent?.(rest);
  }, detents);
  const up = neighbour(detent, 1, detents);
  const down = neighbour(detent, -1, detents);
  return (
    <dialog
      ref={element}
      className={cx(styles.root, className)}
      data-detent={detent}
      tabIndex={-1}
      style={{ '--share': detentShare[detent] }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
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
              <span className={styles.tools}>
                {onDetent && up && (
                  <IconButton
                    icon={ChevronUp}
                    size="lg"
                    label={text('ui_sheet_grow')}
                    onClick={() => onDetent(up)}
                  />
                )}
                {onDetent && !up && down && (
                  <IconButton
                    icon={ChevronDown}
                    size="lg"
                    label={text('ui_sheet_shrink')}
                    onClick={() => onDetent(down)}
                  />
                )}
                <IconButton icon={X} size="lg" label={text('ui_close')} onClick={onClose} />
              </span>
            </div>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** Moves the sheet with a finger on the handle and reports its resting height. */
function useSheetDrag(onRest: (rest: Detent | 'closed') => void, detents: readonly Detent[]) {
  const start = useRef<{ y: number; share: number; at: number } | null>(null);
  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest('dialog');
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      const sheet = sheetOf(event);
      if (!sheet) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, share: sheet.offsetHeight / innerHeight, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      sheetOf(event)?.style.setProperty('--drag', `${event.clientY - start.current.y}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { y, share, at } = start.current;
      start.current = null;
      sheetOf(event)?.style.removeProperty('--drag');
      const moved = (y - event.clientY) / innerHeight;
      const seconds = Math.max(event.timeStamp - at, 1) / 1000;
      if (Math.abs(moved) > 0.01) onRest(restingDetent(share + moved, moved / seconds, detents));
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null;
      sheetOf(event)?.style.removeProperty('--drag');
    },
  };
}
