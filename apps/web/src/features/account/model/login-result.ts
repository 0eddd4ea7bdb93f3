import type { Login } from '../api/logins.ts';

/** Colour of a result: went well, failed, or a change worth a look. */
export function toneOf(result: Login['result']): 'success' | 'danger' | 'info' {
  switch (result) {
    case 'success':
    case 'registered':
    case 'trial':
      return 'success';
    case 'password':
    case 'google_code':
    case 'disabled':
    case 'token_reuse':
      return 'danger';
    default:
      return 'info';
  }
}

/** Whether a line should offer "not me": it failed, or came from a device unknown before, and not from this one. */
export function asksAboutPlayer({
  result,
  new_device,
  current,
}: Pick<Login, 'result' | 'new_device' | 'current'>): boolean {
  return !current && (new_device || toneOf(result) !== 'success');
}
