import { text } from '../kit/text.ts';
import type { App } from './app.ts';

/** Registration: one column on the desktop, two steps on the phone. */
export interface RegisterPage {
  /** Fills everything and submits. */
  register(name: string, password: string): Promise<void>;
  /** Fills the account, and goes on to the second step on phones. */
  account(name: string, password: string): Promise<void>;
  birth(year: string, month: string, day: string): Promise<void>;
  /** Accepts the terms and submits. */
  finish(): Promise<void>;
  submit(): Promise<void>;
}

/** The registration of an open client. */
export function createRegisterPage({ page, phone }: App): RegisterPage {
  const root = page.getByRole('dialog', { name: text('register_submit'), exact: true });
  const submit = () => root.getByRole('button', { name: text('register_submit'), exact: true }).click();
  const account = async (name: string, password: string) => {
    await root.getByRole('textbox', { name: text('login_name') }).fill(name);
    await root.getByRole('textbox', { name: text('login_password'), exact: true }).fill(password);
    await root.getByRole('textbox', { name: text('register_repeat') }).fill(password);
    if (phone) await root.getByRole('button', { name: text('register_next') }).click();
  };
  const birth = async (year: string, month: string, day: string) => {
    await root.getByRole('textbox', { name: text('register_birth_year') }).fill(year);
    await root.getByRole('combobox', { name: text('register_birth_month') }).selectOption(month);
    await root.getByRole('textbox', { name: text('register_birth_day') }).fill(day);
  };
  const finish = async () => {
    await root.getByRole('checkbox', { name: /同意$/ }).check();
    await submit();
  };
  return {
    account,
    birth,
    finish,
    submit,
    async register(name, password) {
      await account(name, password);
      await birth('1990', '4', '12');
      await finish();
    },
  };
}
