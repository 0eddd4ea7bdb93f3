import { ZodiacDogArt } from '@tessera/ui/art/inline/zodiac-dog.tsx';
import { ZodiacDragonArt } from '@tessera/ui/art/inline/zodiac-dragon.tsx';
import { ZodiacGoatArt } from '@tessera/ui/art/inline/zodiac-goat.tsx';
import { ZodiacHorseArt } from '@tessera/ui/art/inline/zodiac-horse.tsx';
import { ZodiacMonkeyArt } from '@tessera/ui/art/inline/zodiac-monkey.tsx';
import { ZodiacOxArt } from '@tessera/ui/art/inline/zodiac-ox.tsx';
import { ZodiacPigArt } from '@tessera/ui/art/inline/zodiac-pig.tsx';
import { ZodiacRabbitArt } from '@tessera/ui/art/inline/zodiac-rabbit.tsx';
import { ZodiacRatArt } from '@tessera/ui/art/inline/zodiac-rat.tsx';
import { ZodiacRoosterArt } from '@tessera/ui/art/inline/zodiac-rooster.tsx';
import { ZodiacSnakeArt } from '@tessera/ui/art/inline/zodiac-snake.tsx';
import { ZodiacTigerArt } from '@tessera/ui/art/inline/zodiac-tiger.tsx';

const arts: Readonly<Record<string, typeof ZodiacRatArt>> = {
  rat: ZodiacRatArt,
  ox: ZodiacOxArt,
  tiger: ZodiacTigerArt,
  rabbit: ZodiacRabbitArt,
  dragon: ZodiacDragonArt,
  snake: ZodiacSnakeArt,
  horse: ZodiacHorseArt,
  goat: ZodiacGoatArt,
  monkey: ZodiacMonkeyArt,
  rooster: ZodiacRoosterArt,
  dog: ZodiacDogArt,
  pig: ZodiacPigArt,
};

/** The animal of a sign. */
export function ZodiacArt({ sign }: { sign: string }) {
  const Art = arts[sign];
  return Art ? <Art width={24} height={24} /> : null;
}
