import { Chip } from './chip.tsx';

export const Variants = () => (
  <>
    <Chip pressed>复式</Chip>
    <Chip pressed={false}>单式</Chip>
    <Chip variant="line">跨度</Chip>
    <Chip variant="solid" pressed>
      热门
    </Chip>
    <Chip removable>重庆时时彩</Chip>
    <Chip disabled>维护</Chip>
  </>
);
