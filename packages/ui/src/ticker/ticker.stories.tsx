import { Ticker } from './ticker.tsx';

export const Two = () => (
  <Ticker
    label="公告"
    items={[
      { id: '1', time: '11-28', text: '系统维护：本周六 04:00 – 05:00 暂停充值与提现' },
      { id: '2', time: '11-27', text: '新增 3 个可验证开奖的彩种' },
    ]}
    onOpen={() => undefined}
  />
);
Two.wide = true;
