import { MoneyText } from '../money/money-text.tsx';
import { StatTile } from './stat-tile.tsx';

export const WithNotes = () => (
  <StatTile label="今日投注" value="¥312.00" delta="其中 144.00 待开奖" info="只计已接受的注单。" />
);

export const Loss = () => (
  <StatTile label="今日盈亏" value={<MoneyText text="¥36.00" sign="minus" tone="down" arrow />} />
);

export const Loading = () => <StatTile label="返点" value="" loading />;
