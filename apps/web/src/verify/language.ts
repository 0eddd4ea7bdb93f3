import { fairnessEnUs, fairnessZhCn } from '@tessera/fairness/texts';
import { setEnglish, setLanguage } from '../platform/i18n/index.ts';

/** Languages with all texts of this page. */
export const languages = ['zhCn', 'enUs'] as const;
export type PageLanguage = (typeof languages)[number];

/** Each language by its own name. */
export const endonyms: Readonly<Record<PageLanguage, string>> = { zhCn: '简体中文', enUs: 'English' };

/** Texts of shared components used here, in addition to those of the verification. */
const parts = {
  zhCn: {
    copy_success: '已复制',
    ui_copy: '复制',
    ui_close: '关闭',
    ui_notifications: '通知',
    content_more: '展开',
    content_less: '收起',
  },
  enUs: {
    copy_success: 'Copied',
    ui_copy: 'Copy',
    ui_close: 'Close',
    ui_notifications: 'Notifications',
    content_more: 'More',
    content_less: 'Less',
  },
};

const texts = {
  zhCn: { ...fairnessZhCn, ...parts.zhCn },
  enUs: { ...fairnessEnUs, ...parts.enUs },
};

/** The first of the browser's languages that this page supports; otherwise English. */
export function firstLanguage(wanted: readonly string[]): PageLanguage {
  const first = wanted
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'zh' || tag === 'en');
  return first === 'zh' ? 'zhCn' : 'enUs';
}

/** Sets the language. */
export function speak(language: PageLanguage): void {
  setEnglish(texts.enUs);
  setLanguage(language, texts[language]);
}
