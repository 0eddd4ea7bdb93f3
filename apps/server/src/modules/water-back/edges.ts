import { itemsOf, type Priced, roomOf } from '../lotteries/index.ts';

/** Items on sale in a lottery that leave less room than `ppm`: their stake earns no water-back. */
export const itemsBelow = (lottery: Priced, ppm: number): readonly string[] =>
  roomsOf(lottery).flatMap(({ id, room }) => (room < ppm ? [id] : []));

type Rooms = readonly { readonly id: string; readonly room: number }[];

/** Rooms of the items on sale, kept with the lottery: its prices never change, changed ones come with another object. */
const known = new WeakMap<Priced, Rooms>();

function roomsOf(lottery: Priced): Rooms {
  const rooms =
    known.get(lottery) ?? itemsOf(lottery).map((item) => ({ id: item.id, room: roomOf(lottery, item) }));
  known.set(lottery, rooms);
  return rooms;
}
