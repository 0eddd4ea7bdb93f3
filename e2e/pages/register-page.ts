import type { App } from './app.ts';

/** Registration: one column on the desktop, two steps on the phone. */
export interface RegisterPage {
  register(name: string, password: string): Promise<void>;
}

/** The registration of an open client. */
export function createRegisterPage({ page, phone }: App): RegisterPage {
  const root = page.getByRole('dialog', { name: '注册', exact: true });
  return {
    async register(name, password) {
      await root.getByRole('textbox', { name: '用户名' }).fill(name);
      await root.getByRole('textbox', { name: '密码', exact: true }).fill(password);
      await root.getByRole('textbox', { name: '再输一次' }).fill(password);
      if (phone) await root.getByRole('button', { name: '下一步' }).click();
      await root.getByLabel('出生日期').fill('1990-04-12');
      await root.getByRole('checkbox', { name: '我已年满 18 岁' }).check();
      await root.getByRole('checkbox', { name: /同意$/ }).check();
      await root.getByRole('button', { name: '注册', exact: true }).click();
    },
  };
}
