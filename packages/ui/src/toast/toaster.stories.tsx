import { useEffect } from 'react';
import { toast } from './toast-store.ts';
import { Toast, Toaster } from './toaster.tsx';

const say = { id: 1, durationMs: 1800, times: 1 };

export const Types = () => (
  <>
    <Toast message={{ ...say, type: 'success', text: '投注成功，共 3 单' }} />
    <Toast message={{ ...say, type: 'error', text: '服务异常，请稍后再试', times: 2 }} />
    <Toast message={{ ...say, type: 'warning', text: '余额不足' }} />
    <Toast message={{ ...say, type: 'info', text: '请先阅读并同意协议' }} />
    <Toast message={{ ...say, type: 'loading', text: '正在登录' }} />
  </>
);

export function Shown() {
  useEffect(() => void toast('正在登录', { type: 'loading' }), []);
  return <Toaster />;
}
Shown.alone = true;
