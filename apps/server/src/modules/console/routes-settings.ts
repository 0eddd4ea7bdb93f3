import { consoleEndpoints } from '@tessera/protocol/console';
import { z } from 'zod';
import { AppError, operatorOf, type Register } from '../../http/index.ts';
import {
  areaOf,
  definitions,
  isSettingKey,
  type SettingKey,
  type SettingRow,
  settingHistory,
  settingKeys,
  settingRows,
} from '../settings/index.ts';
import { pendingAbout } from './command-row.ts';
import { reachesSetting } from './kinds/setting.ts';
import type { Console } from './service.ts';

/** Registers the calls that read settings. They are changed by commands only. */
export function settingRoutes(register: Register, { store, settings, defaults }: Console): void {
  const shown = (key: SettingKey, row: SettingRow | undefined, command: number | undefined) => {
    const definition: { readonly secret?: boolean; readonly about: string } = definitions[key];
    const secret = definition.secret ?? false;
    return {
      key,
      area: areaOf(key),
      about: definition.about,
      value: secret ? null : settings.get(key),
      fallback: secret ? null : defaults[key],
      secret,
      schema: schemaOf(key),
      version: String(row?.version ?? 0),
      at: row?.at.getTime() ?? null,
      by: row?.by ?? null,
      command: command ?? null,
    };
  };

  register(consoleEndpoints.consoleSettingList, async (_, context) => {
    const { role } = operatorOf(context);
    const rows = await settingRows(store);
    const keys = settingKeys.filter((key) => reachesSetting(role, key));
    const pending = await pendingAbout(store, ['setting.change'], keys);
    return { items: keys.map((key) => shown(key, rows.get(key), pending.get(key))) };
  });

  register(consoleEndpoints.consoleSettingHistory, async ({ key, before, size }, context) => {
    if (!isSettingKey(key)) throw new AppError('not_found');
    if (!reachesSetting(operatorOf(context).role, key)) throw new AppError('operator_not_permitted');
    const rows = await settingHistory(store, key, before, size + 1);
    const items = rows.slice(0, size).map(({ id, old_value, new_value, by, at }) => ({
      id: Number(id),
      before: old_value,
      after: new_value,
      by,
      at: at.getTime(),
    }));
    return { items, next: rows.length > size ? items.at(-1)!.id : null };
  });
}

const schemas = new Map<SettingKey, Record<string, unknown>>();

/** The shape of a setting's value as JSON schema; rules that it cannot express are left out. */
function schemaOf(key: SettingKey): Record<string, unknown> {
  let schema = schemas.get(key);
  if (!schema) {
    const { $schema: _, ...made } = z.toJSONSchema(definitions[key].schema, {
      io: 'input',
      unrepresentable: 'any',
    });
    schema = made;
    schemas.set(key, schema);
  }
  return schema;
}
