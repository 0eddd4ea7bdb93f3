import { beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../test/app.ts';
import { useMessenger } from '../../../test/messenger.ts';
import { runOps } from '../../../test/ops.ts';
import { ActionRefused } from '../../contract/index.ts';

const app = useMessenger();
beforeEach(() => app().set('loginCaptcha', '0'));

test('an operator sees where messages of an account go, in part, and no code', async () => {
  const player = await app().player();
  const run = (name: string) => runOps(app(), 'user', 'contacts', name);
  expect(await run(player.name)).toBe('no address\n0 recovery codes left');
  await app().addContact(player, 'operator.sees@example.com');
  await player.expectOk('POST /api/user/recovery-codes', { password: TEST_PASSWORD });
  await app().settled();
  const shown = await run(player.name.toUpperCase());
  expect(shown).toContain('email  o***@example.com  since ');
  expect(shown).toContain('10 recovery codes left');
  expect(shown).toMatch(/email {2}codes_made {2}(sent|delivered)/);
  expect(shown).not.toContain('operator.sees');
  expect(shown).not.toMatch(/\b\d{6}\b/);
  await expect(run('nobody_at_all')).rejects.toThrow(ActionRefused);
});

test('a password that an operator replaced is told to the address', async () => {
  const player = await app().player();
  await app().addContact(player, 'replaced@example.com');
  await app().services.identity.accounts.createOperator('boss_ops', TEST_PASSWORD, app().services.http.now());
  await runOps(app(), 'user', 'new-password', player.name, '--by', 'boss_ops');
  await app().settled();
  expect((await app().messagesTo('replaced@example.com'))[0]!.text).toContain('登录密码已修改');
});
