import tileBaccarat from './svg/tile-baccarat.svg?no-inline';
import tileCrash from './svg/tile-crash.svg?no-inline';
import tileDice from './svg/tile-dice.svg?no-inline';
import tileFishing from './svg/tile-fishing.svg?no-inline';
import tileMines from './svg/tile-mines.svg?no-inline';
import tilePlinko from './svg/tile-plinko.svg?no-inline';
import tileSlotsDragon from './svg/tile-slots-dragon.svg?no-inline';
import tileSlotsFruit from './svg/tile-slots-fruit.svg?no-inline';

/** URL of a built-in game tile (3:4) by its name, or `null`. White titles are placed over its lowest 30%. */
export function gameTileUrl(name: string): string | null {
  return tiles[name] ?? null;
}

const tiles: Readonly<Record<string, string>> = {
  baccarat: tileBaccarat,
  crash: tileCrash,
  dice: tileDice,
  fishing: tileFishing,
  mines: tileMines,
  plinko: tilePlinko,
  'slots-dragon': tileSlotsDragon,
  'slots-fruit': tileSlotsFruit,
};
