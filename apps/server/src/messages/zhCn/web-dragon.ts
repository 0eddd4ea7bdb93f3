/** Long runs. */
export const webDragon = {
  dragon_title: '长龙',
  dragon_min: '最少连开期数',
  dragon_from: '{n}期起',
  dragon_note: '连开不改变下一期概率',
  dragon_run: '连开 {n} 期',
  dragon_none: '没有这么长的连开',
  dragon_failed: '长龙暂时无法加载',
  dragon_add_same: '加入注单：{name}（相同）',
  dragon_add_other: '加入注单：{name}（相反）',
} as const;
