import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashCarriesPassword } from '@tessera/protocol';
import { isOpenIn } from '@tessera/protocol/opening-day';
import { nextChange } from '@tessera/protocol/opening-week';
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

/** `key` signs the grants; they are not stored. */
export function createOpening(settings: Settings, counters: Counters, key: Buffer): Opening {
  const hours = () => settings.get('platOpenDuration');
  const zone = () => settings.get('timeZone');
  const isOpen = (now: number) => isOpenIn(hours(), now, zone());
  const proofOf = (expires: string, browser: Buffer) =>
    createHmac('sha256', key).update(`${expires} `).update(browser).digest();

  return {
    isOpen,
    closure: (now) => ({
      reason: settings.get('closeReason'),
      // A call that was refused at the last minute may be told so when the hours have begun.
      opensAt: isOpen(now) ? now : nextChange(hours(), now, zone()),
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
