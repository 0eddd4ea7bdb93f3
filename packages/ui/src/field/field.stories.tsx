import { Field } from './field.tsx';
import { Input } from './input.tsx';

export const Plain = () => (
  <Field label="用户名">
    <Input placeholder="6–16 位字母或数字" />
  </Field>
);
Plain.wide = true;

export const Help = () => (
  <Field label="充值金额" help="100 – 50,000，到账 ¥500.00">
    <Input prefix="¥" inputMode="decimal" defaultValue="500.00" />
  </Field>
);
Help.wide = true;

export const Wrong = () => (
  <Field label="资金密码" error="密码不正确，还可再试 4 次">
    <Input type="password" defaultValue="secret" />
  </Field>
);
Wrong.wide = true;

export const Success = () => (
  <Field label="邀请码" success="邀请码有效">
    <Input defaultValue="TSR2026" />
  </Field>
);
Success.wide = true;
