import { Plus } from '../icon/icons.ts';
import { Button, ButtonPair, LinkButton } from './button.tsx';

export const Primary = () => (
  <>
    <Button variant="primary">确认投注 ¥144.00</Button>
    <Button variant="primary" loading>
      确认投注
    </Button>
    <Button variant="primary" disabled locked>
      封盘中
    </Button>
  </>
);

export const Variants = () => (
  <>
    <Button>提现</Button>
    <Button variant="tonal">立即投注</Button>
    <Button variant="outline" icon={Plus}>
      添加
    </Button>
    <Button variant="quiet">清空</Button>
    <Button variant="link">查看记录</Button>
    <Button variant="danger">停止追号</Button>
    <Button variant="danger-quiet">撤单</Button>
    <Button disabled>不可用</Button>
  </>
);

export const Sizes = () => (
  <>
    <Button variant="primary" size="lg">
      48 手机
    </Button>
    <Button variant="primary">40 桌面</Button>
    <Button variant="primary" size="sm">
      32 紧凑
    </Button>
  </>
);

export const Link = () => <LinkButton href="#rules">规则</LinkButton>;

export const Pair = () => (
  <ButtonPair>
    <Button variant="outline">充值</Button>
    <Button variant="outline">提现</Button>
  </ButtonPair>
);
Pair.wide = true;
