import type { Family } from '../families/declare.ts';

const ordinals = (count: number, name: (n: string) => string) =>
  [...'一二三四五六七八九十'].slice(0, count).map(name);

const names: Readonly<Partial<Record<Family, readonly string[]>>> = {
  ssc: [...'万千百十个'],
  p5: [...'万千百十个'],
  d3: [...'百十个'],
  x5: ordinals(5, (n) => `第${n}位`),
  pk10: ['冠军', '亚军', ...ordinals(10, (n) => `第${n}名`).slice(2)],
  pc28: ordinals(3, (n) => `第${n}球`),
  kl10: ordinals(8, (n) => `第${n}球`),
  lhc: [1, 2, 3, 4, 5, 6].map((n) => `正${n}`),
};

/** Names of the positions of a draw, as in the played items; empty where order is irrelevant. */
export function placeNames(family: Family): readonly string[] {
  return names[family] ?? [];
}
