import type { Messages } from '../../platform/i18n/index.ts';

/** Texts of the address page, equal to the server's; a test compares them. */
export const zhCn = {
  back: '返回',
  route_line: '选择线路',
  start_switch: '切换线路',
  line_intro: '各线路通往同一平台，账户与余额相同；换线路后需要重新登录。',
  line_name: '线路 {n}',
  line_here: '当前线路',
  line_good: '快',
  line_fair: '一般',
  line_slow: '慢',
  line_none: '连不上',
  line_waiting: '测速中',
  line_ms: '{ms} 毫秒',
  line_measure: '测速',
  line_enter: '进入',
  line_best: '测速完成，最快的是线路 {n}，{ms} 毫秒',
  line_all_down: '测速完成，暂时没有连得上的线路',
} satisfies Messages;

export const enUs: Record<keyof typeof zhCn, string> = {
  back: 'Back',
  route_line: 'Choose a line',
  start_switch: 'Change line',
  line_intro:
    'Every line leads to the same platform, account and balance. On another line you sign in again.',
  line_name: 'Line {n}',
  line_here: 'Current line',
  line_good: 'Fast',
  line_fair: 'Fair',
  line_slow: 'Slow',
  line_none: 'No connection',
  line_waiting: 'Testing',
  line_ms: '{ms} ms',
  line_measure: 'Test speed',
  line_enter: 'Enter',
  line_best: 'Test done. Line {n} is the fastest, {ms} ms',
  line_all_down: 'Test done. No line answers right now',
};
