import { byForm } from '../../platform/device/index.ts';
import { applyDensity } from './device-looks.desktop.ts';
import { applyHand } from './device-looks.phone.ts';
import { markRoot } from './mark-root.ts';
import { type Prefs, prefs, setPrefs } from './prefs.ts';

/** Preferences applied as attributes of the document. */
export type DeviceLooks = Pick<Prefs, 'colourAid' | 'still' | 'compact' | 'textSize' | 'leftHand'>;

const applyLayout = byForm({ desktop: applyDensity, phone: applyHand });

/** Applies this device's display preferences; called once at start, before the first page. */
export function applyDeviceLooks(): void {
  const looks = prefs();
  document.documentElement.toggleAttribute('data-colour-aid', looks.colourAid);
  markRoot('motion', looks.still && 'reduced');
  applyLayout(looks);
}

/** Changes some of them, at once and for later visits. */
export function chooseDeviceLooks(change: Partial<DeviceLooks>): void {
  setPrefs(change);
  applyDeviceLooks();
}
