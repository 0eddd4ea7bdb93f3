import { randomBytes } from 'node:crypto';
import { DEMO_OPERATOR_PASSWORD, demoOperators } from '../../apps/server/src/seed/demo-operators.ts';
import { ops } from './platform.ts';
import { codeOf } from './totp.ts';

/** A new operator with a password, working on the command line: `operator('offer', 'stop', id)` acts in their name. */
export async function createOperator(env: Record<string, string>) {
  const name = `operator_${randomBytes(4).toString('hex')}`;
  const told = await ops(env, 'user', 'create-operator', name);
  const OPERATOR_PASSWORD = / password (\S+) /.exec(told)![1]!;
  return (...args: string[]) => ops({ ...env, OPERATOR_PASSWORD }, ...args, '--by', name);
}

/**
 * A demo operator of the console on the command line, for one command: `now` is the platform's time, ms, and each code of an
 * authenticator is accepted once.
 */
export function consoleOperator(env: Record<string, string>, role: string, now: number) {
  const { secret } = demoOperators.find(({ name }) => name === role)!;
  const keys = { OPERATOR_PASSWORD: DEMO_OPERATOR_PASSWORD, OPERATOR_CODE: codeOf(secret, now) };
  return (...args: string[]) => ops({ ...env, ...keys }, ...args, '--by', role);
}

/** Two demo operators stop an offer on the command line; `now` is the platform's time, ms. */
export async function stopOffer(env: Record<string, string>, id: string, now: number): Promise<void> {
  const asked = ['command', 'propose', 'offer.stop', id, '{}', '--reason', 'it is over'];
  const told = (await consoleOperator(env, 'risk', now)(...asked)).trim();
  const [, command = ''] = /^(\d+) pending/.exec(told) ?? [];
  await consoleOperator(env, 'admin', now)('command', 'approve', command, told.split(/\s+/).at(-1)!);
}
