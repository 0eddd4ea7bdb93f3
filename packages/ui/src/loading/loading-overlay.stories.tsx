import { LoadingOverlay } from './loading-overlay.tsx';

export const Active = () => <LoadingOverlay active label="加载中" onCancel={() => undefined} />;
Active.alone = true;
