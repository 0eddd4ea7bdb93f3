import { Button } from '../button/button.tsx';
import { Sheet } from './sheet.tsx';

export const Open = () => (
  <Sheet
    open
    onClose={() => undefined}
    title="注单"
    titleEnd="042 期 · 00:41"
    footer={
      <Button variant="primary" size="lg" block>
        确认投注 ¥144.00
      </Button>
    }
  >
    后三直选复式 百 1,3,6,8 · 十 0,2,5 · 个 4,7
  </Sheet>
);
Open.alone = true;

export const Full = () => (
  <Sheet open onClose={() => undefined} title="玩法" height="full">
    三星 · 二星 · 定位胆
  </Sheet>
);
Full.alone = true;
