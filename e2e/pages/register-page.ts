import { text } from '../kit/text.ts';
import type { App } from './app.ts';

/** Registration: one column on the desktop, two steps on the phone. */
export interface RegisterPage {
  register(name: string, password: string): Promise<void>;
}

/** The registration of an open client. */
export function createRegisterPage({ page, phone }: App): RegisterPage {
  const root = page.getByRole('dialog', { name: text('register_submit'), exact: true });
  return {
    async register(name, password) {
      await root.getByRole('textbox', { name: text('login_name') }).fill(name);
      await root.getByRole('textbox', { name: text('login_password'), exact: true }).fill(password);
      await root.getByRole('textbox', { name: text('register_repeat') }).fill(password);
      if (phone) await root.getByRole('button', { name: text('register_next') }).click();
      await root.getByLabel(text('register_birth')).fill('1990-04-12');
      await root.getByRole('checkbox', { name: text('register_adult') }).check();
      await root.getByRole('checkbox', { name: /同意$/ }).check();
      await root.getByRole('button', { name: text('register_submit'), exact: true }).click();
    },
  };
}
