import { roles } from '@tessera/protocol/console-permissions';
import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import { identityModule } from '../identity/index.ts';
import { settingsModule } from '../settings/index.ts';
import { consoleInvites, createOperator, giveFirstKeys, type Keys } from './accounts.ts';

const name = z
  .string()
  .refine((text) => /^[A-Za-z0-9_]{4,32}$/.test(text), 'A name has 4 to 32 letters, digits or underscores.');

export const consoleOperatorActions = [
  operatorAction({
    name: 'operator create',
    about: 'make one of the first operators of the console; PERSON is who it is. Prints the keys once',
    permission: 'operator.write',
    args: z.object({ name, role: z.enum(roles), person: z.string().trim().min(2).max(80) }),
    lastTakesAll: true,
    needs: [settingsModule, identityModule],
    async run({ store, settings, identity, newPassword }, given) {
      if (await consoleInvites(store))
        throw new ActionRefused(
          'Two operators can invite others: propose it in the console, where a second one approves it.',
        );
      const key = settings.secrets.key('operator authenticator');
      const keys = await createOperator(given, newPassword(), { store, identity, key });
      if (!keys) throw new ActionRefused(`${given.name} or ${given.person} has an account.`);
      return keys;
    },
    print: printKeys,
  }),
  operatorAction({
    name: 'operator keys',
    about:
      'give an operator whom the console has made the first password and authenticator; prints them once',
    permission: 'operator.write',
    args: z.object({ name }),
    needs: [settingsModule, identityModule],
    async run({ store, settings, identity, newPassword }, given) {
      const key = settings.secrets.key('operator authenticator');
      const keys = await giveFirstKeys(given.name, newPassword(), { store, identity, key });
      if (!keys) throw new ActionRefused(`There is no enabled operator ${given.name} without keys.`);
      return keys;
    },
    print: printKeys,
  }),
];

function printKeys({ password, secret, uri }: Keys, { name }: { name: string }): string {
  return [
    `Operator ${name} of the console (shown once):`,
    `  Password       ${password}`,
    `  Authenticator  ${secret}`,
    `  ${uri}`,
  ].join('\n');
}
