import type { Language } from '@tessera/protocol/languages';

/** Messages by key. */
export type Messages = Readonly<Record<string, string>>;

const zhCn = {
  request_failed: '服务异常，请稍后再试',
  network_failed: '网络不可用，请检查连接',
  please_login: '请先登录',
  confirm: '确定',
  cancel: '取消',
  tip: '提示',
  start_versions: '核对版本',
  start_language: '加载语言',
  start_settings: '读取配置',
  start_done: '准备就绪',
  start_slow: '线路较慢，仍在连接',
  start_failed: '暂时无法连接',
  retry: '重试',
} satisfies Messages;

const enUs: Record<keyof typeof zhCn, string> = {
  request_failed: 'Service error. Try again later',
  network_failed: 'Network unavailable. Check your connection',
  please_login: 'Please sign in first',
  confirm: 'Confirm',
  cancel: 'Cancel',
  tip: 'Notice',
  start_versions: 'Checking versions',
  start_language: 'Loading language',
  start_settings: 'Reading settings',
  start_done: 'Ready',
  start_slow: 'Slow connection, still trying',
  start_failed: 'Cannot connect right now',
  retry: 'Try again',
};

/**
 * The few messages the client needs before the server's first answer. All others come from the service, whose maps override
 * these.
 */
export function kernelMessages(language: Language): Messages {
  return language === 'zhCn' ? zhCn : enUs;
}

/** The English texts of these messages, the last fallback for a missing key. */
export const englishKernel: Messages = enUs;
