import { Lock } from '../icon/icons.ts';
import { Input } from './input.tsx';

export const Placeholder = () => <Input aria-label="用户名" placeholder="6–16 位字母或数字" />;
Placeholder.wide = true;

export const Prefix = () => <Input aria-label="金额" prefix="¥" inputMode="decimal" defaultValue="500.00" />;
Prefix.wide = true;

export const Password = () => <Input aria-label="密码" type="password" defaultValue="secret" />;
Password.wide = true;

export const Disabled = () => (
  <Input aria-label="持卡人" defaultValue="林**" disabled suffix={<Lock size={16} />} />
);
Disabled.wide = true;

export const Invalid = () => <Input aria-label="金额" invalid defaultValue="0" />;
Invalid.wide = true;
