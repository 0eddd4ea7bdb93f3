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

function find(family: string, play: string): Model | undefined {
  switch (family) {
    case 'ssc':
    case 'p5':
      return digitModel(family, play);
    case 'd3':
      return digitModel(family, play) ?? officialModel(play);
    case 'pc28':
      return pc28Model(play);
    case 'k3':
      return k3Model(play);
    case 'x5':
      return x5Model(play);
    case 'pk10':
      return pk10Model(play);
    case 'kl10':
      return kl10Model(play);
    case 'kl8':
      return kl8Model(play);
    case 'lhc':
      return lhcModel(play);
    default:
      return jackpotModel(family, play);
  }
}
