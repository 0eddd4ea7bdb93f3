/** A bank that issues cards, with the possible digit counts of its card numbers. */
export interface Bank {
  readonly id: string;
  readonly name: { readonly zhCn: string; readonly enUs: string };
  readonly lengths: readonly number[];
}

/** Banks in display order. */
export const banks: readonly Bank[] = [
  bank('icbc', '中国工商银行', 'Industrial and Commercial Bank of China', 16, 18, 19),
  bank('ccb', '中国建设银行', 'China Construction Bank', 16, 19),
  bank('abc', '中国农业银行', 'Agricultural Bank of China', 16, 19),
  bank('boc', '中国银行', 'Bank of China', 16, 19),
  bank('bocom', '交通银行', 'Bank of Communications', 16, 17, 19),
  bank('psbc', '中国邮政储蓄银行', 'Postal Savings Bank of China', 16, 19),
  bank('cmb', '招商银行', 'China Merchants Bank', 15, 16),
  bank('citic', '中信银行', 'China CITIC Bank', 16, 19),
  bank('ceb', '中国光大银行', 'China Everbright Bank', 16, 19),
  bank('hxb', '华夏银行', 'Hua Xia Bank', 16, 19),
  bank('cmbc', '中国民生银行', 'China Minsheng Bank', 16, 19),
  bank('cgb', '广发银行', 'China Guangfa Bank', 16, 19),
  bank('spdb', '上海浦东发展银行', 'Shanghai Pudong Development Bank', 16, 18),
  bank('cib', '兴业银行', 'Industrial Bank', 16, 18),
  bank('pab', '平安银行', 'Ping An Bank', 16, 19),
  bank('czb', '浙商银行', 'China Zheshang Bank', 16, 19),
  bank('cbhb', '渤海银行', 'China Bohai Bank', 16, 19),
  bank('hfb', '恒丰银行', 'Hengfeng Bank', 16, 19),
  bank('bob', '北京银行', 'Bank of Beijing', 16, 19),
  bank('bos', '上海银行', 'Bank of Shanghai', 16, 18, 19),
  bank('njcb', '南京银行', 'Bank of Nanjing', 16, 19),
  bank('jsb', '江苏银行', 'Bank of Jiangsu', 16, 19),
  bank('nbcb', '宁波银行', 'Bank of Ningbo', 16, 19),
  bank('hzb', '杭州银行', 'Bank of Hangzhou', 16, 19),
  bank('hsb', '徽商银行', 'Huishang Bank', 16, 19),
  bank('gzb', '广州银行', 'Bank of Guangzhou', 16, 19),
  bank('srcb', '上海农商银行', 'Shanghai Rural Commercial Bank', 16, 19),
  bank('bjrcb', '北京农商银行', 'Beijing Rural Commercial Bank', 16, 19),
];

export function findBank(id: string): Bank | undefined {
  return banks.find((one) => one.id === id);
}

function bank(id: string, zhCn: string, enUs: string, ...lengths: number[]): Bank {
  return { id, name: { zhCn, enUs }, lengths };
}
