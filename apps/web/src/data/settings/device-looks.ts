import { isPhone } from '../../platform/device/index.ts';
import { type Prefs, prefs, setPrefs, type TextSize } from './prefs.ts';

/** Preferences applied as attributes of the document. */
export type DeviceLooks = Pick<Prefs, 'colourAid' | 'still' | 'compact' | 'textSize' | 'leftHand'>;

/** Applies this device's display preferences; called once at start, before the first page. */
export function applyDeviceLooks(): void {
  const { colourAid, still, compact, textSize, leftHand } = prefs();
  const root = document.documentElement;
  root.toggleAttribute('data-colour-aid', colourAid);
  mark('motion', still && 'reduced');
  mark('density', !isPhone && compact && 'compact');
  mark('textSize', !isPhone && textSize > 100 && String(textSize));
  mark('hand', isPhone && leftHand && 'left');
  if (!isPhone) return;
  const viewport = document.querySelector('meta[name="viewport"]');
  const content = viewportOf(textSize);
  if (viewport?.getAttribute('content') !== content) viewport?.setAttribute('content', content);
}

/** Changes some of them, at once and for later visits. */
export function chooseDeviceLooks(change: Partial<DeviceLooks>): void {
  setPrefs(change);
  applyDeviceLooks();
}

/**
 * Content of the viewport meta element for a text size. A larger text makes the viewport narrower by the same factor, so that
 * all measures stay in proportion in both orientations. Pinch zoom stays possible.
 */
export function viewportOf(textSize: TextSize): string {
  const scale = textSize === 100 ? 'width=device-width, initial-scale=1' : `initial-scale=${textSize / 100}`;
  return `${scale}, viewport-fit=cover`;
}

function mark(name: string, value: string | false): void {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else delete dataset[name];
}
