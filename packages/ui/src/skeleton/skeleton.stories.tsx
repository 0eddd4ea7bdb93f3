import { Skeleton, SkeletonRegion, SkeletonText } from './skeleton.tsx';

export const Lines = () => (
  <SkeletonRegion label="加载中">
    <Skeleton width={40} height={40} shape="round" />
    <SkeletonText lines={2} />
  </SkeletonRegion>
);
Lines.wide = true;
