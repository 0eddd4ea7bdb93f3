import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = await createPasswords();

test('[A1] a hash is Argon2id with 19 MiB, 2 passes, 1 lane, and salted', async () => {
  const [one, two] = await Promise.all([passwords.hash('same password'), passwords.hash('same password')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(passwords.isOutdated(one)).toBe(false);
  expect(passwords.isOutdated('$argon2id$v=19$m=8192,t=1,p=1$x$y')).toBe(true);
});

test('a password matches only its own hash', async () => {
  const hash = await passwords.hash('quiet harbour lamp');
  expect(await passwords.verify(hash, 'quiet harbour lamp')).toBe(true);
  expect(await passwords.verify(hash, 'quiet harbour lamp ')).toBe(false);
});

test('[A2] without an account no password is right, not even that of the dummy hash', async () => {
  expect(await passwords.verify(null, 'no account has this password')).toBe(false);
});

test('[A1] more than four at once queue and all finish', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 12 }, (_, i) => passwords.hash(`password number ${i}`)),
  );
  expect(new Set(hashes).size).toBe(12);
});
