import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  /** Called for Esc, the backdrop, the cross or the platform's back gesture; the caller sets `open` to false. */
  onClose: () => void;
  /** Default: the text `tip`. */
  title?: ReactNode;
  children: ReactNode;
  /** Buttons of equal width, the filled one last. `data-autofocus` marks the element with the initial focus. */
  footer?: ReactNode;
  /** Width in px, limited to 90% of the screen; 480 by default. */
  width?: number;
  /** When false, neither Esc nor the backdrop closes it, and there is no cross. */
  dismissable?: boolean;
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
}

/** A modal question or form, centred on every device. The platform traps the focus and restores it. */
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
        // React also calls this for a dialog inside this one.
        if (dismissable && event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        // A second Esc may close a modal dialog without a cancelable event; prevent that if it is not dismissable.
        if (event.key === 'Escape' && !dismissable) event.preventDefault();
        // The key that opened the dialog may still be held; it must not press a button.
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
