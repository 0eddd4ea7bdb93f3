import { Bars } from './bars.tsx';

export const Moving = () => <Bars />;
