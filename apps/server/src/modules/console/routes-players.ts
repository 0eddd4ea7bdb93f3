import { inLanguage } from '@tessera/messages/languages';
import { namesOf } from '@tessera/messages/load';
import { consoleEndpoints } from '@tessera/protocol/console';
import { AppError, grantIn, operatorOf, type Register } from '../../http/index.ts';
import { logAct } from '../operators/index.ts';
import { fieldOf } from './players/field.ts';
import { listPlayers } from './players/find.ts';
import { playerBets, playerEntries, playerTimeline } from './players/history.ts';
import { addNote, playerNotes } from './players/notes.ts';
import { playerProfile, requirePlayer, revealsOf } from './players/profile.ts';
import { reveal } from './reveal.ts';
import type { Console } from './service.ts';

/** Registers the calls about players. They are changed by commands only; a note is added at once. */
export function playerRoutes(register: Register, { store, contacts, vault }: Console): void {
  register(consoleEndpoints.consolePlayerList, (wanted, context) =>
    listPlayers({ store, contacts }, wanted, grantIn(context), context.now),
  );

  register(consoleEndpoints.consolePlayerGet, ({ id }, context) =>
    playerProfile(store, id, grantIn(context), operatorOf(context).role),
  );

  register(consoleEndpoints.consolePlayerEntries, async (asked, { language }) => {
    await requirePlayer(store, asked.id);
    return playerEntries(store, asked, (kind) => inLanguage(namesOf('movement', kind), language) ?? kind);
  });

  register(consoleEndpoints.consolePlayerBets, async (asked) => {
    await requirePlayer(store, asked.id);
    return playerBets(store, asked);
  });

  register(consoleEndpoints.consolePlayerTimeline, async (asked) => {
    await requirePlayer(store, asked.id);
    return playerTimeline(store, asked);
  });

  register(consoleEndpoints.consolePlayerNotes, async (asked) => {
    await requirePlayer(store, asked.id);
    return playerNotes(store, asked);
  });

  register(consoleEndpoints.consolePlayerNote, async ({ id, rid, text }, context) => {
    const { operatorId } = operatorOf(context);
    const note = await store.tx(async (tx) => {
      await requirePlayer(tx, id);
      const added = await addNote(tx, { userId: BigInt(id), operatorId, text, rid });
      if (added.isNew)
        await logAct(tx, context, {
          operator: operatorId,
          action: 'player.note',
          subject: `player:${id}`,
          data: { note: Number(added.id) },
        });
      return added.id;
    });
    return { id: Number(note) };
  });

  register(consoleEndpoints.consolePlayerReveal, ({ id, field, payee, purpose, reference }, context) => {
    if (!revealsOf(operatorOf(context).role).includes(field)) throw new AppError('operator_not_permitted');
    return reveal(store, context, async (tx) => {
      await requirePlayer(tx, id);
      const value = await fieldOf(tx, { id, field, payee }, { contacts, vault });
      const data = { field, purpose, reference, ...(payee === undefined ? {} : { payee }) };
      return value === undefined ? undefined : { value, userId: BigInt(id), data };
    });
  });
}
