import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, pageSize, rowId } from '../schemas.ts';
import { settingAreas } from './permissions.ts';

const settingKey = z.string().regex(/^[a-zA-Z]{1,60}$/);

export const consoleSettingList = endpoint('POST', '/console/setting/list', {
  request: nothing,
  reply: z.object({
    items: z
      .array(
        z.object({
          key: settingKey,
          area: z.enum(settingAreas),
          about: z.string(),
          /** Null for a secret one, which is never shown. */
          value: z.unknown(),
          fallback: z.unknown(),
          secret: z.boolean(),
          /** Shape of the value as JSON schema, for the form. */
          schema: z.record(z.string(), z.unknown()),
          version: z.string(),
          at: ms.nullable(),
          by: z.string().nullable(),
          /** A command that waits for a decision about it. */
          command: rowId.nullable(),
        }),
      )
      .max(300),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'settings.read' },
  limit: 'other',
  writes: false,
  about: 'The settings of the areas that the role reaches, with their meaning, value and version.',
});

export const consoleSettingHistory = endpoint('POST', '/console/setting/history', {
  request: z.object({ key: settingKey, before: rowId.optional(), size: pageSize }),
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          /** Null for a secret setting. */
          before: z.unknown(),
          after: z.unknown(),
          by: z.string(),
          at: ms,
        }),
      )
      .max(100),
    next: rowId.nullable(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'settings.read' },
  limit: 'other',
  writes: false,
  about: 'Changes of one setting, the newest first.',
});
