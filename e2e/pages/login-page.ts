import type { Locator } from '@playwright/test';
import { text } from '../kit/text.ts';
import type { App } from './app.ts';

/** The login dialog of the desktop and the login sheet of the phone. */
export interface LoginPage {
  readonly root: Locator;
  readonly name: Locator;
  readonly password: Locator;
  readonly captcha: Locator;
  readonly agreement: Locator;
  readonly remember: Locator;
  readonly submit: Locator;
  readonly trial: Locator;
  /** Why it is shown to somebody who did not ask for it. */
  readonly notice: Locator;
  readonly close: Locator;
  /** Accepts the agreement, fills in the form and submits it. */
  signIn(name: string, password: string): Promise<void>;
}

/** The login of an open client. */
export function createLoginPage({ page }: App): LoginPage {
  const root = page.getByRole('dialog', { name: text('login_submit'), exact: true });
  const login: LoginPage = {
    root,
    name: root.getByRole('textbox', { name: text('login_name') }),
    password: root.getByRole('textbox', { name: text('login_password'), exact: true }),
    captcha: root.getByRole('textbox', { name: text('login_captcha') }),
    agreement: root.getByRole('checkbox', { name: /同意$/ }),
    remember: root.getByRole('checkbox', { name: text('login_remember') }),
    submit: root.getByRole('button', { name: text('login_submit'), exact: true }),
    notice: root.getByRole('status').filter({ hasText: text('please_login') }),
    close: root.getByRole('button', { name: text('login_close'), exact: true }),
    trial: root.getByRole('button', { name: '试玩' }),
    async signIn(name, password) {
      await login.name.fill(name);
      await login.password.fill(password);
      await login.agreement.check();
      await login.submit.click();
    },
  };
  return login;
}
