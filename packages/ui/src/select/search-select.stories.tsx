import { useState } from 'react';
import { SearchSelect } from './search-select.tsx';

const options = Array.from({ length: 200 }, (_, at) => ({ value: `${at}`, label: `彩种 ${at + 1}` }));

export function Chosen() {
  const [value, setValue] = useState('120');
  return <SearchSelect label="彩种" options={options} value={value} onChange={setValue} />;
}
