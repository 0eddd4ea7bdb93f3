import { useState } from 'react';
import { Keypad } from './keypad.tsx';

export function Amount() {
  const [amount, setAmount] = useState('12.5');
  return (
    <>
      <output>{amount}</output>
      <Keypad label="金额" value={amount} onChange={setAmount} onDone={() => setAmount('')} />
    </>
  );
}
Amount.wide = true;
