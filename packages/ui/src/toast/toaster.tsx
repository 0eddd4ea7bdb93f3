import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../text/ui-text.tsx';
import type { ToastAction, ToastMessage } from './toast-queue.ts';
import { currentToasts, dismissToast, subscribeToasts } from './toast-store.ts';
import styles from './toaster.module.css';

/** Renders the toasts; mount it once per application. The timer pauses while the pointer or the focus is on the toast. */
export function Toaster() {
  const text = useUiText();
  const [shown] = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  const [hovered, setHovered] = useState(false);
  /** The toast that has the focus. When it is removed, the focus is lost without a blur event. */
  const [focused, setFocused] = useState<number>();
  const paused = hovered || (shown !== undefined && focused === shown.id);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // Reopening moves the region above a dialog that was opened after it.
    if (element.matches(':popover-open')) element.hidePopover();
    if (shown) element.showPopover();
  }, [shown]);

  useEffect(() => {
    if (!shown || paused || shown.durationMs === null) return;
    const timer = setTimeout(() => dismissToast(shown.id), shown.durationMs);
    return () => clearTimeout(timer);
  }, [shown, paused]);

  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={text('ui_notifications')}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(shown?.id)}
      onBlur={() => setFocused(undefined)}
    >
      {shown && <Toast key={shown.id} message={shown} />}
    </section>
  );
}

/** A single toast; {@link Toaster} shows the current one. */
export function Toast({ message }: { message: ToastMessage }) {
  const glyph = glyphs[message.type];
  return (
    <div
      className={styles.toast}
      data-type={message.type}
      role={message.type === 'error' ? 'alert' : 'status'}
    >
      {glyph ? <Icon of={glyph} /> : <span className={styles.spinner} aria-hidden="true" />}
      <span>{message.text}</span>
      {message.action && <Act message={message} action={message.action} />}
      {message.times > 1 && <span className={styles.times}>×{message.times}</span>}
    </div>
  );
}

function Act({ message, action }: { message: ToastMessage; action: ToastAction }) {
  const cameFrom = useRef<HTMLElement>(null);
  const handleClick = () => {
    // The button is removed, so the focus returns to its previous element, unless the action moves it elsewhere.
    cameFrom.current?.focus();
    dismissToast(message.id);
    action.onPress();
  };
  return (
    <Button
      variant="link"
      size="sm"
      onClick={handleClick}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
    >
      {action.label}
    </Button>
  );
}

const glyphs: Readonly<Record<ToastMessage['type'], LucideIcon | null>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
  loading: null,
};
