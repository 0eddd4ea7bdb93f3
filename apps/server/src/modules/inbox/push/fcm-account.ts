import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });

/** A service account of Google that may send messages of a Firebase project, as the file that Google gives out has it. */
const fileShape = z.object({
  project_id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  client_email: z.string().min(3).max(200),
  /** PEM. */
  private_key: z.string().refine(isRsaKey, 'not a private RSA key'),
  /** Where a signed statement is exchanged for an access token. */
  token_uri: url,
});

export type FcmAccount = z.output<typeof fileShape>;

/** Reads the text of the file. Errors: throws when it is not such an account. */
export const fcmAccountIn = (text: string): FcmAccount => fileShape.parse(JSON.parse(text));

/** Reads the file of the account. Errors: throws, with the name of the variable and what is wrong. */
export function readFcmAccount(path: string): FcmAccount {
  try {
    return fcmAccountIn(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error('FCM_ACCOUNT names no file with a service account of Google', { cause: error });
  }
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
