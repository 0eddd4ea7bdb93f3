import { Perforation } from './perforation.tsx';

export const TearLine = () => <Perforation />;
TearLine.wide = true;
