import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import { definitions, isSettingKey, type SettingKey, settingKeys } from './definitions.ts';
import { settingsModule } from './module.ts';

export const settingsActions = [
  operatorAction({
    name: 'settings get',
    about: 'show one setting, or all',
    permission: 'settings.read',
    reads: true,
    args: z.object({ key: z.string().optional() }),
    needs: [settingsModule],
    run: ({ settings: { settings } }, { key }) =>
      (key === undefined ? settingKeys : [keyOf(key)]).map((each) => [each, settings.get(each)] as const),
    print: (values) => values.map(shown).join('\n'),
  }),
  operatorAction({
    name: 'settings set',
    about: 'change a setting; VALUE is JSON, or plain text',
    permission: 'settings.write',
    args: z.object({ key: z.string(), value: z.string() }),
    lastTakesAll: true,
    // Neither a command of the console nor the log contains a secret.
    inConsole: ({ key }) => !isSecret(key),
    inLog: ([key = '', ...value]) => [key, ...(isSecret(key) ? [] : value)],
    needs: [settingsModule],
    async run({ settings: { settings } }, { key: name, value }, { name: by }) {
      const key = keyOf(name);
      await settings.set(key, settingValue(key, value), by);
      return [key, settings.get(key)] as const;
    },
    print: shown,
  }),
];

function shown([key, value]: readonly [SettingKey, unknown]): string {
  return `${key} = ${JSON.stringify(value)}`;
}

const isSecret = (key: string): boolean => isSettingKey(key) && 'secret' in definitions[key];

/** The text itself when the setting accepts it, otherwise its value as JSON. A switch takes the text `0`. */
function settingValue(key: SettingKey, text: string): unknown {
  if (definitions[key].schema.safeParse(text).success) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function keyOf(name: string): SettingKey {
  if (!isSettingKey(name))
    throw new ActionRefused(`There is no setting ${name}. They are: ${settingKeys.join(', ')}`);
  return name;
}
