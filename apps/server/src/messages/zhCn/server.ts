/** Texts that the server itself puts into answers. */
export const server = {
  group_standard: '普通会员',
  close_reason: '平台暂未开放，请稍后再来',
  theme_default: '素瓷',
  theme_dark: '墨夜',
  theme_festive: '灯会',
  theme_contrast: '高对比',
  theme_jade: '翠玉',
  transfer_in_done: '转入成功',
  transfer_out_done: '转出成功',
} as const;
