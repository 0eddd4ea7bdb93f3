import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatTime, hashCarriesPassword, isOpenAt, nextOpening } from '@tessera/protocol';
import type { OpeningGate } from '../../http/index.ts';
import type { Counters } from './counters.ts';
import type { Settings } from './settings.ts';

/** Opening hours (E9) and their bypass (E8). */
export interface Opening extends OpeningGate {
  /**
   * Checks the URL hash of a visitor: returns the password if the hash contains it, and a grant for the visitor's browser.
   * Only wrong tries count; above the limit of the address every try fails.
   */
  tryEnter(enter: string, network: string, browser: Buffer, now: number): Promise<Entered | undefined>;
}

export interface Entered {
  readonly password: string;
  readonly grant: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `key` signs the grants; they are not stored. */
export function createOpening(settings: Settings, counters: Counters, key: Buffer): Opening {
  const clockAt = (now: number) => formatTime(now, 'HH:mm', settings.get('timeZone'));
  const proofOf = (expires: string, browser: Buffer) =>
    createHmac('sha256', key).update(`${expires} `).update(browser).digest();

  return {
    isOpen: (now) => isOpenAt(settings.get('platOpenDuration'), clockAt(now)),
    closure: (now) => ({
      reason: settings.get('closeReason'),
      opensAt: opensAt(settings.get('platOpenDuration'), clockAt(now), now),
    }),
    grantHolds(grant, browser, now) {
      const [, expires, proof] = /^(\d{13,14})\.([A-Za-z0-9_-]{43})$/.exec(grant ?? '') ?? [];
      if (expires === undefined || proof === undefined || Number(expires) <= now) return false;
      return timingSafeEqual(Buffer.from(proof, 'base64url'), proofOf(expires, browser));
    },
    async tryEnter(enter, network, browser, now) {
      const password = settings.get('closeEnterPassword');
      if (enter.length < password.length || password === '') return undefined;
      // Counted before the check, so that concurrent tries cannot exceed the limit; a right one is subtracted again.
      const tries = await counters.hit('enter', network, HOUR_MS, now);
      const right = hashCarriesPassword(enter, password);
      if (tries > settings.get('enterTriesPerHour') || !right) return undefined;
      await counters.giveBack('enter', network, HOUR_MS, now);
      const expires = String(now + settings.get('previewSeconds') * 1000);
      return { password, grant: `${expires}.${proofOf(expires, browser).toString('base64url')}` };
    },
  };
}

/** Time of the next opening after the wall-clock `time`, ms; null when no hours are set. */
function opensAt(hours: string, time: string, now: number): number | null {
  const next = nextOpening(hours, time);
  if (next === undefined) return null;
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  const wait = (minutes(next) - minutes(time)) * 60_000;
  const minuteStart = now - (now % 60_000);
  return minuteStart + (wait > 0 ? wait : wait + DAY_MS);
}
