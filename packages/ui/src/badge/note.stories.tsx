import { Button } from '../button/button.tsx';
import { CircleCheck, RefreshCw } from '../icon/icons.ts';
import { Note } from './note.tsx';

export const Plain = () => <Note>请先登录</Note>;
Plain.wide = true;

export const Success = () => (
  <Note tone="success" icon={CircleCheck}>
    核验一致
  </Note>
);
Success.wide = true;

export const WithAction = () => (
  <Note tone="warning" icon={RefreshCw} action={<Button size="sm">重试</Button>}>
    连接中断，正在重连… 最后更新 12:08:52
  </Note>
);
WithAction.wide = true;
