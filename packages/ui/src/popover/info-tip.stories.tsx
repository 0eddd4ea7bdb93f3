import { InfoTip } from './info-tip.tsx';

export const Closed = () => <InfoTip>返点按有效投注计算，次日 06:00 发放。</InfoTip>;
