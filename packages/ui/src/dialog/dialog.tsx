import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import styles from './dialog.module.css';

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  /** Asked for by Esc, the mask, the cross or the platform's back gesture; set `open` to false. */
  onClose: () => void;
  /** Default: the text `tip`. */
  title?: ReactNode;
  children: ReactNode;
  /** Buttons, equal widths; the filled one last. Mark one element with `data-autofocus` to start there. */
  footer?: ReactNode;
  /** Width in px before the 90% limit; 480 by default. */
  width?: number;
  /** When false neither Esc nor the mask closes it, and there is no cross. */
  dismissable?: boolean;
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
}

/** A modal question or form, centred on every device. The platform traps the focus and gives it back. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  width = 480,
  dismissable = true,
  role,
  className,
}: DialogProps) {
  const text = useUiText();
  const titleId = useId();
  const element = useModal(open);
  return (
    <dialog
      ref={element}
      className={cx(styles.root, className)}
      style={{ '--w': `${width}px` }}
      tabIndex={-1}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onKeyDown={(event) => {
        // A second Esc may close a modal dialog without asking; it must not when it is not dismissable.
        if (event.key === 'Escape' && !dismissable) event.preventDefault();
        // The key that opened it and is still held answers nothing.
        if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLButtonElement)
          event.preventDefault();
      }}
      onPointerDown={(event) => {
        if (dismissable && event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title ?? text('tip')}
            </h2>
            {dismissable && (
              <IconButton
                className={styles.close}
                icon={X}
                size="lg"
                label={text('ui_close')}
                onClick={onClose}
              />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/**
 * Keeps a dialog element's modal state equal to `open`. The focus goes to the element marked `data-autofocus`,
 * unless it is disabled, otherwise to the dialog itself, so that its title is read and no button is pressed by chance. React's
 * `autoFocus` acts too early here: the element is not open yet.
 */
export function useModal(open: boolean) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      (dialog.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ?? dialog).focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // Closing before the element goes gives the focus back; a hidden page must not leave its dialog on top.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  return element;
}
