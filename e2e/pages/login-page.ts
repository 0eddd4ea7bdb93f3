import type { Locator } from '@playwright/test';
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
  /** Accepts the agreement, fills in the form and submits it. */
  signIn(name: string, password: string): Promise<void>;
}

/** The login of an open client. */
export function createLoginPage({ page }: App): LoginPage {
  const root = page.getByRole('dialog', { name: '登录', exact: true });
  const login: LoginPage = {
    root,
    name: root.getByRole('textbox', { name: '用户名' }),
    password: root.getByRole('textbox', { name: '密码', exact: true }),
    captcha: root.getByRole('textbox', { name: '验证码' }),
    agreement: root.getByRole('checkbox', { name: /同意$/ }),
    remember: root.getByRole('checkbox', { name: '记住密码' }),
    submit: root.getByRole('button', { name: '登录', exact: true }),
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
