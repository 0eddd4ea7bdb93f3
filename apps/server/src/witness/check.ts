import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DamagedRecords, damageOf, readRecordLog } from '../local-service/index.ts';

/** Every damaged file of a witness's folder with its first damaged record. The witness may be running. */
export function damagedDays(dir: string): DamagedRecords[] {
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => /^seals-.*\.jsonl$/.test(name)) : [];
  return names.sort().flatMap((name) => damageOf(() => readRecordLog(join(dir, name))) ?? []);
}
