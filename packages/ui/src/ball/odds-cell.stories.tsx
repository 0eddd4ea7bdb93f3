import { OddsCell } from './odds-cell.tsx';

export const States = () => (
  <>
    <OddsCell name="大" odds="1.98" picked={false} />
    <OddsCell name="小" odds="1.98" picked />
    <OddsCell name="单" odds="1.98" picked amount="50" />
    <OddsCell name="双" odds="停押" picked={false} disabled />
  </>
);
States.wide = true;
