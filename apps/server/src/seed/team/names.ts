import { chanceOf } from './chance.ts';

/** Words of which players of the trade make their names; none is a name of a person. */
const WORDS = [
  'lucky',
  'hongyun',
  'facai',
  'dafa',
  'jubao',
  'caishen',
  'haoyun',
  'xingyun',
  'yingjia',
  'wanjia',
  'jinniu',
  'yinhe',
  'longteng',
  'feiyu',
  'heima',
  'baima',
  'qingfeng',
  'mingyue',
  'xinghe',
  'yunhai',
  'shanshui',
  'dongfeng',
  'beihai',
  'xihu',
  'chuntian',
  'qiutian',
  'dayu',
  'laohu',
  'jixiang',
  'ruyi',
  'bigwin',
  'happy',
  'sunny',
  'ocean',
  'rocket',
  'tiger',
  'dragon',
  'panda',
  'falcon',
  'maple',
  'coffee',
  'mango',
  'seven',
  'star',
  'gold',
  'silver',
  'moon',
  'river',
  'jade',
  'koala',
] as const;
/** Endings that such names often have. */
const ENDINGS = [
  '66',
  '88',
  '99',
  '168',
  '520',
  '666',
  '777',
  '888',
  '_8',
  '_6',
  '1688',
  '8866',
  '365',
  '9',
] as const;

/** `count` different user names, always the same. */
export function teamNames(count: number): string[] {
  const names = new Set<string>();
  for (let turn = 0; names.size < count; turn += 1) {
    const chance = chanceOf(`name ${turn}`);
    const word = chance.one(WORDS);
    names.add(`${word}${chance.happens(600) ? chance.one(ENDINGS) : 10 + chance.below(990)}`);
  }
  return [...names];
}
