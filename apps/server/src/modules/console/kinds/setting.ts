import { isDeepStrictEqual } from 'node:util';
import { areasOf, grantOf, type Role } from '@tessera/protocol/console-permissions';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { NodeChannels } from '../../../store/index.ts';
import {
  areaOf,
  definitions,
  fallbacks,
  isSettingKey,
  readNewValue,
  type SettingKey,
  settingRow,
  writeSetting,
} from '../../settings/index.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const payloadOf = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ revert: z.literal(true) }),
]);

/** Areas whose settings decide who may do what with money, so a change always needs a second person. */
const guarded: ReadonlySet<string> = new Set(['money', 'console', 'protection']);

/** Whether the role reaches a setting by its area. */
export function reachesSetting(role: Role, key: string): boolean {
  if (!isSettingKey(key)) return true;
  return grantOf(role, 'settings.read')?.scope === 'all' || areasOf[role].includes(areaOf(key));
}

/** Changes one setting of the platform, or sets it back to its default. */
export function settingChange({
  mode,
  nodeChannels,
}: {
  readonly mode: 'demo' | 'test' | 'production';
  readonly nodeChannels: NodeChannels;
}): CommandKind {
  const defaults = fallbacks(mode);
  const newValue = (key: SettingKey, payload: unknown): unknown => {
    const read = readPayload(payloadOf, payload);
    if ('revert' in read) return defaults[key];
    const checked = readNewValue(key, read.value);
    if (!checked.ok) throw invalid(checked.reason);
    return checked.value;
  };
  return {
    action: 'setting.change',
    reaches: reachesSetting,
    async prospect(tx, { target, payload }) {
      const key = keyOf(target);
      const row = await settingRow(tx, key);
      const before = row?.value ?? defaults[key];
      const after = newValue(key, payload);
      if (isDeepStrictEqual(plain(before), plain(after))) throw new AppError('command_same');
      const version = String(row?.version ?? 0);
      return { targetVersion: version, before, after, ...(guarded.has(areaOf(key)) ? { needs: 2 } : {}) };
    },
    async now(tx, target) {
      const key = keyOf(target);
      const row = await settingRow(tx, key);
      return { targetVersion: String(row?.version ?? 0), value: row?.value ?? defaults[key] };
    },
    async apply(tx, { target, payload, signers }) {
      const key = keyOf(target);
      const by = signers.map(({ name }) => name).join(' and ');
      await writeSetting(tx, nodeChannels, key, newValue(key, payload), by);
    },
  };
}

/** Errors: `not_found`; `command_invalid` for a secret, which no page shows and no command stores. */
function keyOf(target: string): SettingKey {
  if (!isSettingKey(target)) throw new AppError('not_found');
  if ('secret' in definitions[target]) throw invalid('a secret is set with npm run ops');
  return target;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
