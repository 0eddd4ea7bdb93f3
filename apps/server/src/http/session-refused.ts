/** The caller must sign in: there is no valid session, or its account may not make this call. */
export class SessionRefused extends Error {
  readonly code: 'please_login' | 'account_blocked';

  constructor(code: 'please_login' | 'account_blocked') {
    super(code);
    this.name = 'SessionRefused';
    this.code = code;
  }
}
