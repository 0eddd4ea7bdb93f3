import { useState } from 'react';
import { Select } from './select.tsx';

const banks = [
  { value: 'icbc', label: '工商银行 ••••1234' },
  { value: 'abc', label: '农业银行 ••••8821' },
];

export function Chosen() {
  const [bank, setBank] = useState('icbc');
  return <Select aria-label="银行" options={banks} value={bank} onChange={setBank} />;
}

export const Small = () => (
  <>
    <Select size="sm" aria-label="银行" options={banks} value="abc" onChange={() => undefined} />
    <Select
      quiet
      aria-label="期数"
      options={[{ value: '10', label: '近 10 期' }]}
      value="10"
      onChange={() => undefined}
    />
  </>
);
