import { onSettings, settings } from '../../data/settings/index.ts';
import { now, onStep } from '../../platform/clock/index.ts';
import { toast } from '../../platform/feedback/index.ts';
import { ignoreFailure, onClosed } from '../../platform/http/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { focusAfterPaint, whenIdle } from '../../platform/lazy/index.ts';
import { onGap } from '../../platform/socket/index.ts';
import { followHours, isOpenNow, recheckGate } from './gate.ts';
import { gateStore } from './gate-store.ts';

/**
 * Keeps the gate true while the page is open (R1.3): at the minute in which the opening hours begin or end, when the settings
 * change (the server's hint `cache:version` makes the client fetch them), when a call is refused because the platform is closed,
 * and when the connection is back after hints may have been missed. Called once per page load.
 */
export function watchGate(): void {
  onStep(1_000)(followHours);
  onSettings(followHours);
  onClosed(recheck);
  onGap(({ isFirst }) => {
    if (!isFirst) recheck();
  });
  gateStore.subscribe(({ closed }) => {
    // Not for a password, which opens the platform to one browser.
    if (!closed && isOpenNow(settings(), now())) toast(t('closed_over'), { type: 'info' });
  });
  keepFocus();
  // The gate also falls on a page whose network or server is slow at that moment.
  whenIdle(() => void ignoreFailure('closed screen', import('./screens/closed-screen.tsx')));
}

function recheck(): void {
  void ignoreFailure('closed', recheckGate());
}

/** The page below the gate is hidden and loses the focus; it gets it back where it was. */
function keepFocus(): void {
  let focused: Element | null = null;
  gateStore.subscribe(({ closed }) => {
    if (closed) focused = document.activeElement;
    else focusAfterPaint(() => (focused instanceof HTMLElement ? focused : null));
  });
}
