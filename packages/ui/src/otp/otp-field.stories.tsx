import { useState } from 'react';
import { OtpField } from './otp-field.tsx';

export function HalfTyped() {
  const [code, setCode] = useState('407');
  return <OtpField label="验证器验证码" value={code} onChange={setCode} />;
}
HalfTyped.wide = true;

export function Invalid() {
  const [code, setCode] = useState('407118');
  return <OtpField label="资金密码" masked invalid value={code} onChange={setCode} />;
}
Invalid.wide = true;
