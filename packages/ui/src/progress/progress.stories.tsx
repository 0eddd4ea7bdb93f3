import { Progress } from './progress.tsx';

export const Values = () => (
  <>
    <Progress label="流水" value={0.62} />
    <Progress label="本周限额" tone="warning" value={0.82} />
  </>
);
Values.wide = true;

export const Unknown = () => <Progress label="加载" />;
Unknown.wide = true;
