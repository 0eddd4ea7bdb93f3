import { Icon } from './icon.tsx';
import { Bell, RedPacket, Star, Wallet } from './icons.ts';

export const Sizes = () => (
  <>
    <Icon of={Bell} size={16} />
    <Icon of={Wallet} />
    <Icon of={RedPacket} size={24} />
    <Icon of={Star} size={32} filled label="收藏" />
  </>
);
