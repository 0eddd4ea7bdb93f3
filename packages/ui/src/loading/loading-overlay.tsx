import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { useUiText } from '../text/ui-text.tsx';
import { Bars } from './bars.tsx';
import styles from './loading-overlay.module.css';
import { type OverlayPhase, overlayPhase, overlaySteps } from './overlay-phase.ts';

/** Props of {@link LoadingOverlay}. */
export interface LoadingOverlayProps {
  active: boolean;
  /** Shown after four seconds. */
  label?: string;
  /** Offered after ten seconds; without it the overlay cannot be cancelled. */
  onCancel?: () => void;
}

/** Blocks the page while something runs: bars after 200 ms, a label after 4 s, a cancel button after 10 s. */
export function LoadingOverlay({ active, label, onCancel }: LoadingOverlayProps) {
  const text = useUiText();
  const phase = usePhase(active);
  const isShown = active && phase !== 'waiting';
  const element = useModal(isShown);
  return (
    <dialog
      ref={element}
      className={styles.root}
      aria-label={label ?? text('ui_loading')}
      aria-busy="true"
      onCancel={(event) => {
        event.preventDefault();
        if (phase === 'cancellable') onCancel?.();
      }}
    >
      {isShown && (
        <div className={styles.panel}>
          <Bars />
          {phase !== 'shown' && <p role="status">{label ?? text('ui_still_loading')}</p>}
          {phase === 'cancellable' && onCancel && (
            <Button variant="link" onClick={onCancel}>
              {text('cancel')}
            </Button>
          )}
        </div>
      )}
    </dialog>
  );
}

function usePhase(active: boolean): OverlayPhase {
  const [phase, setPhase] = useState<OverlayPhase>('waiting');
  useEffect(() => {
    if (!active) return;
    const timers = Object.values(overlaySteps).map((ms) => setTimeout(() => setPhase(overlayPhase(ms)), ms));
    return () => {
      timers.forEach(clearTimeout);
      setPhase('waiting');
    };
  }, [active]);
  return phase;
}
