import { useState } from 'react';
import { builtInThemes } from '../themes/index.ts';
import { ThemeTile } from './theme-tile.tsx';

export function Themes() {
  const [chosen, setChosen] = useState('theme-default');
  return builtInThemes.map(({ id, name, values }) => (
    <ThemeTile key={id} name={name} values={values} selected={id === chosen} onSelect={() => setChosen(id)} />
  ));
}
