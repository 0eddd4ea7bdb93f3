import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import { findUserByName } from '../identity/index.ts';
import { lockRoom, type Moderation, mute, remove, setOpen, unmute } from './acts.ts';
import { appealActions } from './appeal-actions.ts';

/** Longest mute: a year. */
const MINUTES_MAX = 525_600;

const reason = z.string().trim().min(1).max(200);
const numberFrom1 = (max: number, refusal: string) =>
  z
    .string()
    .refine((text) => /^[1-9]\d{0,14}$/.test(text) && Number(text) <= max, refusal)
    .transform(Number);
const inRoom = { name: z.string(), room: z.string() };
const common = { permission: 'chat.write', options: ['reason'], signatures: 1, needs: [] } as const;

/** Actions of moderators. Each is noted with its reason, and the player concerned sees it. */
export const chatActions = [
  operatorAction({
    ...common,
    name: 'chat mute',
    about: 'keep NAME from writing in a room for some minutes from now on',
    args: z.object({
      ...inRoom,
      minutes: numberFrom1(MINUTES_MAX, `Minutes are a number from 1 to ${MINUTES_MAX}.`),
      reason,
    }),
    run: (deps, { name, minutes, ...args }, operator) =>
      moderate(deps, args, operator, async (tx, acting) =>
        mute(tx, { ...acting, user: await playerNamed(tx, name), minutes }, deps.events),
      ),
    print: (until, { name, room }) => `${name} cannot write in ${room} until ${until.toISOString()}.`,
  }),
  operatorAction({
    ...common,
    name: 'chat unmute',
    about: 'let NAME write in a room again',
    args: z.object({ ...inRoom, reason }),
    run: (deps, { name, ...args }, operator) =>
      moderate(deps, args, operator, async (tx, acting) =>
        unmute(tx, { ...acting, user: await playerNamed(tx, name) }, deps.events),
      ),
    print: (ended, { name, room }) =>
      ended ? `${name} may write in ${room} again.` : `${name} was not muted in ${room}; nothing changed.`,
  }),
  operatorAction({
    ...common,
    name: 'chat remove',
    about: 'remove the content of a message of a room, by its number',
    args: z.object({
      room: z.string(),
      seq: numberFrom1(Number.MAX_SAFE_INTEGER, 'A message is named by its number in the room.'),
      reason,
    }),
    run: (deps, { seq, ...args }, operator) =>
      moderate(deps, args, operator, (tx, acting) => remove(tx, { ...acting, seq }, deps.events)),
    print: (removed, { room, seq }) =>
      removed
        ? `Message ${seq} of ${room} is removed.`
        : `Message ${seq} of ${room} was removed before; nothing changed.`,
  }),
  ...([false, true] as const).map((open) =>
    operatorAction({
      ...common,
      name: open ? 'chat open' : 'chat close',
      about: open
        ? 'let players write in a closed room again'
        : 'let nobody write in a room; it can still be read',
      args: z.object({ room: z.string(), reason }),
      run: (deps, args, operator) =>
        moderate(deps, args, operator, (tx, acting) => setOpen(tx, { ...acting, open }, deps.events)),
      print: (changed, { room }) =>
        `${room} ${changed ? 'is' : 'was already'} ${open ? 'open' : 'closed'}${changed ? '' : '; nothing changed'}.`,
    }),
  ),
  ...appealActions,
];

/** Acts in one transaction with the room locked. Errors: `ActionRefused` for an unknown room. */
const moderate = <Result>(
  { store }: Pick<ActionBase, 'store'>,
  { room, reason: why }: { readonly room: string; readonly reason: string },
  { id }: { readonly id: bigint },
  act: (tx: Tx, acting: Moderation & { readonly room: bigint }) => Promise<Result>,
): Promise<Result> =>
  store.tx(async (tx) => act(tx, { room: await lockRoom(tx, room), by: id, reason: why }));

/** Errors: `ActionRefused` for an unknown name. */
async function playerNamed(tx: Tx, name: string): Promise<bigint> {
  const user = await findUserByName(tx, name);
  if (!user) throw new ActionRefused(`There is no account ${name}.`);
  return user.id;
}
