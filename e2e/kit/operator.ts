import { randomBytes } from 'node:crypto';
import { ops } from './platform.ts';

/** A new operator with a password, working on the command line: `operator('offer', 'stop', id)` acts in their name. */
export async function createOperator(env: Record<string, string>) {
  const name = `operator_${randomBytes(4).toString('hex')}`;
  const told = await ops(env, 'user', 'create-operator', name);
  const OPERATOR_PASSWORD = / password (\S+) /.exec(told)![1]!;
  return (...args: string[]) => ops({ ...env, OPERATOR_PASSWORD }, ...args, '--by', name);
}
