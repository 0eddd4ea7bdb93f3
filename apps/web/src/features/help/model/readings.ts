/**
 * Pinyin of the characters in Chinese titles of the help: articles, plays, groups, families and lotteries. Made with the
 * transform `Han-Latin` of ICU; second readings (乐, 长, 行, 重, 率, 奇, 骰) were added by hand. A test names the characters of
 * titles that are missing here.
 */
const table = `
an安 ba八 bai百白 ban半 bao保包报豹 bo波 bu不 cai彩猜财 cha查 chang畅长 chao超 che车 cheng程成
chong充重 chu出除 chuan串 ci次 da大 dan胆单 dao到 de的 deng等登 di第 dian点 ding定 dong动懂
dou斗 du度 duan短 dui队对 e额 er而二 fa法发 fan返帆 fang方 fei飞 fen分 feng封风枫丰 fu付福复
ge各 gei给 gong公 guan官冠关 guang光 gui规 guo国过 ha哈 hai海 hang行 hao号好 he核合和 hong虹红
hou后 hu户护琥虎 huan欢 hui回 hun混 huo活 ji记级己极疾季机奇 jiang奖 jin金 jiu九旧 jun军 ka卡
kai开 kan看 kua跨 kuai快 la拉 lai来 lan澜 le乐 li理力利璃 lian连 liang量两 lie列 liu流六琉
long龙 lu率录 lv率 ma码 me么 mei美 mi密 mian面 ming名 nian年 niu牛 ou欧偶 pai排牌 pan盘 pei赔
ping平 po珀 qi期七奇 qian钱前 qiang强 qing晴 qiu求球 qu趣 quan全 ren任 ru入 sai赛 san三 sao扫
se色 shai骰 shang上 she设 shen什 sheng生 shi是时十式事 shou手收 shu数殊属 shuang双 shui水 shun顺
si四 suan算 suo梭 tai台态 te特 ti提题 tian天 tiao挑 ting艇 tong同通 tou投透骰头 tuan团 tuo拖
wan玩万 wang忘 wei位味尾围 wen问纹 wo我 wu五 xi戏息喜 xia下 xian现限 xiao小肖 xin新信
xing性行星幸型形 xiu休 xuan选 ya亚 yan验 yao要 ye叶 yi一 yin银 ying英 yong用 you游 yu与遇语
yue月乐 yun运云 ze则 zen怎 zhang账长 zheng证正 zhi值执支直 zhong种中重 zhou洲 zhu注 zhuan转
zhui追 zi自字子 zong总 zu组 zuo做
`;

/** Readings of each character, without tones: `ti` for 提, `le` and `yue` for 乐. */
export const readings: ReadonlyMap<string, readonly string[]> = readTable();

function readTable(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, syllable = '', characters = ''] of table.matchAll(/([a-z]+)(\p{Script=Han}+)/gu)) {
    for (const character of characters) found.set(character, [...(found.get(character) ?? []), syllable]);
  }
  return found;
}
