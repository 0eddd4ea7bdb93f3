import { factsOf } from '../../families/all-facts.ts';
import { digitModel } from './digits.ts';
import { jackpotModel } from './jackpot.ts';
import { lhcModel } from './lhc.ts';
import type { Model } from './model.ts';
import { kl8Model, kl10Model, pk10Model, x5Model } from './numbers.ts';
import { k3Model, officialModel, pc28Model } from './small.ts';

/** The naive model of an item. Throws when there is no model, so that no item stays unchecked. */
export function modelOf(id: string): Model {
  const dot = id.indexOf('.');
  const family = id.slice(0, dot);
  const model = find(family, id.slice(dot + 1));
  if (model === undefined) throw new Error(`no model of ${id}`);
  return model;
}

/** Models of the families with their own kinds of plays. */
const own: Readonly<Record<string, (play: string) => Model | undefined>> = {
  pc28: pc28Model,
  k3: k3Model,
  x5: x5Model,
  pk10: pk10Model,
  kl10: kl10Model,
  kl8: kl8Model,
  lhc: lhcModel,
};

function find(family: string, play: string): Model | undefined {
  const model = own[family];
  if (model !== undefined) return model(play);
  const shape = factsOf(family)?.shape;
  if (shape?.form !== 'list') return jackpotModel(family, play);
  return digitModel(shape.zone.count, play) ?? officialModel(play);
}
