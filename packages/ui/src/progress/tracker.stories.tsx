import { Tracker } from './tracker.tsx';

export const HalfWay = () => (
  <Tracker
    label="提现进度"
    current={2}
    steps={[
      { key: 'a', label: '已提交' },
      { key: 'b', label: '审核' },
      { key: 'c', label: '出款' },
      { key: 'd', label: '完成' },
    ]}
  />
);
HalfWay.wide = true;
