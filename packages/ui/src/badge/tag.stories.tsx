import { Tag } from './tag.tsx';

export const Tones = () => (
  <>
    <Tag tone="warning">待开奖</Tag>
    <Tag tone="success">已中奖</Tag>
    <Tag>未中奖</Tag>
    <Tag tone="line">已撤单</Tag>
    <Tag tone="primary">试玩</Tag>
    <Tag tone="danger">失败</Tag>
    <Tag tone="info">维护中</Tag>
    <Tag tone="accent">返点 1.2%</Tag>
  </>
);
