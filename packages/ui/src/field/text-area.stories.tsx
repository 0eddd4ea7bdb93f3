import { TextArea } from './text-area.tsx';

export const Numbers = () => <TextArea aria-label="单式号码" mono defaultValue={'12345\n13579'} />;
Numbers.wide = true;
