import type { NamedId } from '@tessera/messages';
import { type Names, namesOf } from '@tessera/messages/load';

/** A bank that issues cards, with the possible digit counts of its card numbers. */
export interface Bank {
  readonly id: string;
  readonly name: Names;
  readonly lengths: readonly number[];
}

/** Banks in display order. */
export const banks: readonly Bank[] = [
  bank('icbc', 16, 18, 19),
  bank('ccb', 16, 19),
  bank('abc', 16, 19),
  bank('boc', 16, 19),
  bank('bocom', 16, 17, 19),
  bank('psbc', 16, 19),
  bank('cmb', 15, 16),
  bank('citic', 16, 19),
  bank('ceb', 16, 19),
  bank('hxb', 16, 19),
  bank('cmbc', 16, 19),
  bank('cgb', 16, 19),
  bank('spdb', 16, 18),
  bank('cib', 16, 18),
  bank('pab', 16, 19),
  bank('czb', 16, 19),
  bank('cbhb', 16, 19),
  bank('hfb', 16, 19),
  bank('bob', 16, 19),
  bank('bos', 16, 18, 19),
  bank('njcb', 16, 19),
  bank('jsb', 16, 19),
  bank('nbcb', 16, 19),
  bank('hzb', 16, 19),
  bank('hsb', 16, 19),
  bank('gzb', 16, 19),
  bank('srcb', 16, 19),
  bank('bjrcb', 16, 19),
];

export function findBank(id: string): Bank | undefined {
  return banks.find((one) => one.id === id);
}

function bank(id: NamedId<'bank'>, ...lengths: number[]): Bank {
  return { id, name: namesOf('bank', id), lengths };
}
