import { createHash } from 'node:crypto';
import type { HouseReport } from './report.ts';
import type { Asked, Row } from './rows.ts';

/** SHA-256 over what a run says. The time at which it was made, its maker and names are no part of it. */
export interface Fingerprint {
  add(rows: readonly Row[]): void;
  /** 32 bytes. */
  end(): Buffer;
}

/**
 * Begins a fingerprint. Hashed is one line of JSON for the definition, its version, the period and the filters, then one for each row in
 * the order of the report: day, subject, and the figures as whole numbers of 1/10 000 or of entries.
 */
export function fingerprintOf({ id, version }: HouseReport, asked: Asked): Fingerprint {
  const { from, to, currency, group, subject = null, ratePpm = null } = asked;
  const hash = createHash('sha256');
  const line = (values: readonly unknown[]) => hash.update(`${JSON.stringify(values)}\n`);
  line(['report/v1', id, version, from, to, currency, group, subject, ratePpm]);
  return {
    add: (rows) => {
      for (const { day, subject: of, figures } of rows) line([day, of, ...figures.map(String)]);
    },
    end: () => hash.digest(),
  };
}
