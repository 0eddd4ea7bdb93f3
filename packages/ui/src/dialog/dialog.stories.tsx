import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export const Open = () => (
  <Dialog
    open
    onClose={() => undefined}
    title="赔率已变化"
    footer={
      <>
        <Button>取消</Button>
        <Button variant="primary">接受新赔率</Button>
      </>
    }
  >
    后三直选复式 975 → 970，请确认后再投注。
  </Dialog>
);
Open.alone = true;
