import { Emblem } from './emblem.tsx';

const families =
  'ssc d3 p5 x5 pk10 k3 pc28 kl8 kl10 lhc powerball megamillions euromillions uklotto ssq dlt new'.split(' ');

export const Families = () =>
  families.map((family) => <Emblem key={family} family={family} name="幸运" size={32} />);

export const Tagged = () =>
  [24, 36, 56].map((size) => <Emblem key={size} family="ssc" name="星纹时时彩" size={size} tag="1分" />);

export const Round = () => <Emblem family="ssc" name="重庆时时彩" size={36} round />;
