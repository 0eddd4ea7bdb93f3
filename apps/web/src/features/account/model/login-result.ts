import type { Login } from '../api/logins.ts';

/** Colour of a result: success, failure, or a change to check. */
export function toneOf(result: Login['result']): 'success' | 'danger' | 'info' {
  switch (result) {
    case 'success':
    case 'registered':
    case 'trial':
      return 'success';
    case 'password':
    case 'google_code':
    case 'recovery':
    case 'disabled':
    case 'token_reuse':
      return 'danger';
    default:
      return 'info';
  }
}

/** Whether a row offers "not me": it failed or came from a new device, and is not this session. */
export function asksAboutPlayer({
  result,
  new_device,
  current,
}: Pick<Login, 'result' | 'new_device' | 'current'>): boolean {
  return !current && (new_device || toneOf(result) !== 'success');
}
