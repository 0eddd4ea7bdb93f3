import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import { identityModule } from './module.ts';

const named = z.object({ name: z.string() });

export const identityActions = [
  operatorAction({
    name: 'user enable',
    about: 'enable an account again',
    permission: 'player.write',
    args: named,
    needs: [identityModule],
    run: async ({ identity }, { name }) => requireFound(await identity.accounts.enable(name), name),
    print: (_, { name }) => `${name} may play again.`,
  }),
  operatorAction({
    name: 'user disable',
    about: 'disable an account and end its sessions, sockets and remembered logins',
    permission: 'player.write',
    args: named,
    needs: [identityModule],
    run: async ({ identity, now }, { name }) =>
      requireFound(await identity.accounts.disable(name, now), name),
    print: (_, { name }) => `${name} is disabled; its sessions have ended.`,
  }),
  operatorAction({
    name: 'user new-password',
    about: 'give a player who has lost the password another one; prints it once',
    permission: 'player.write',
    args: named,
    signatures: 1,
    needs: [identityModule],
    async run({ identity, now, newPassword }, { name }) {
      const password = newPassword();
      requireFound(await identity.accounts.replacePassword(name, password, now), name);
      return { password };
    },
    print: ({ password }, { name }) =>
      `The password of ${name} is ${password} (shown once). All its sessions have ended, and withdrawals are locked for now.`,
  }),
  operatorAction({
    name: 'user create-operator',
    about: 'add an operator; prints the password once',
    permission: 'operator.write',
    args: z.object({
      name: z
        .string()
        .refine(
          (text) => /^[A-Za-z0-9_]{4,32}$/.test(text),
          'A name has 4 to 32 letters, digits or underscores.',
        ),
    }),
    needs: [identityModule],
    async run({ identity, now, newPassword }, { name }) {
      const password = newPassword();
      if (!(await identity.accounts.createOperator(name, password, now)))
        throw new ActionRefused(`The name ${name} is taken.`);
      return { password };
    },
    print: ({ password }, { name }) => `Operator ${name} with password ${password} (shown once).`,
  }),
];

function requireFound(found: boolean, name: string): void {
  if (!found) throw new ActionRefused(`There is no account ${name}.`);
}
