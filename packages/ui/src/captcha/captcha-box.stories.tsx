import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { CaptchaBox } from './captcha-box.tsx';

export function WithoutPicture() {
  const [value, setValue] = useState('');
  return (
    <Field label="验证码">
      <CaptchaBox
        value={value}
        onValue={setValue}
        onRefresh={() => setValue('')}
        alternative="看不清？联系客服验证"
        placeholder="输入图中字符"
      />
    </Field>
  );
}
WithoutPicture.wide = true;
