import { useState } from 'react';
import { Checkbox, Radio } from './checkbox.tsx';

export function Boxes() {
  const [isAgreed, setAgreed] = useState(true);
  return (
    <>
      <Checkbox checked={isAgreed} onChange={setAgreed}>
        已阅读并同意
      </Checkbox>
      <Checkbox checked={!isAgreed} onChange={(checked) => setAgreed(!checked)} aria-label="未选" />
    </>
  );
}

export function Radios() {
  const [choice, setChoice] = useState('a');
  return ['a', 'b'].map((value) => (
    <Radio
      key={value}
      name="choice"
      checked={choice === value}
      onChange={() => setChoice(value)}
      aria-label={value}
    />
  ));
}
