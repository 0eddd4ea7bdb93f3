import { Badge } from '../badge/badge.tsx';
import { Bell, Eye, Pencil, RefreshCw, Star, Trash2 } from '../icon/icons.ts';
import { IconButton } from './icon-button.tsx';

export const States = () => (
  <>
    <IconButton icon={Star} label="收藏" pressed />
    <IconButton icon={RefreshCw} label="刷新" />
    <IconButton icon={RefreshCw} label="刷新中" spinning />
    <IconButton icon={Eye} label="隐藏余额" />
    <IconButton icon={Trash2} label="删除" disabled />
    <IconButton icon={Bell} label="通知，3 条未读" badge={<Badge count={3} />} />
  </>
);

export const Sizes = () => (
  <>
    <IconButton icon={Pencil} label="编辑" size="xs" />
    <IconButton icon={Pencil} label="编辑" size="sm" />
    <IconButton icon={Pencil} label="编辑" size="lg" />
  </>
);
