import { CopyButton } from './copy-button.tsx';

export const Plain = () => <CopyButton value="118064122" />;
