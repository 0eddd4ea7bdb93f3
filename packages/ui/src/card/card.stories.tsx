import { Emblem } from '../emblem/emblem.tsx';
import { Icon } from '../icon/icon.tsx';
import { Moon, Wallet } from '../icon/icons.ts';
import { Card, ListRow } from './card.tsx';

export const Titled = () => (
  <Card pad title="账户">
    ¥1,024.50
  </Card>
);
Titled.wide = true;

export const Rows = () => (
  <Card>
    <ListRow start={<Icon of={Wallet} />} end="2 张" onClick={() => undefined}>
      银行卡
    </ListRow>
    <ListRow start={<Emblem family="k3" name="江苏快3" size={32} />} sub="第 036 期 · 04:33">
      江苏快3
    </ListRow>
    <ListRow start={<Icon of={Moon} />} href="#theme" end="跟随系统">
      外观
    </ListRow>
  </Card>
);
Rows.wide = true;
