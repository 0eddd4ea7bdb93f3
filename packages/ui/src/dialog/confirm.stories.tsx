import { useEffect } from 'react';
import { ConfirmHost, confirm } from './confirm.tsx';

export function Question() {
  useEffect(() => {
    void confirm({
      title: '提示',
      message: '赔率已变化，请确认后再投注。',
      confirmText: '确定',
      cancelText: '取消',
    });
  }, []);
  return <ConfirmHost />;
}
Question.alone = true;

export function Danger() {
  useEffect(() => {
    void confirm({
      title: '停止追号',
      message: '剩余 7 期将不再投注。',
      danger: true,
      confirmText: '停止',
      cancelText: '取消',
    });
  }, []);
  return <ConfirmHost />;
}
Danger.alone = true;
