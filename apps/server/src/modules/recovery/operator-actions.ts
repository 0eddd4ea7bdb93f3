import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';
import { codesLeft, findUserByName } from '../identity/index.ts';

const MESSAGES = 10;

interface ContactLine extends Record<string, unknown> {
  readonly kind: string;
  readonly masked: string;
  readonly added_at: Date;
  readonly bounced_at: Date | null;
}

interface MessageLine extends Record<string, unknown> {
  readonly at: Date;
  readonly kind: string;
  readonly about: string;
  readonly state: string;
}

interface Contacts {
  readonly contacts: readonly ContactLine[];
  readonly messages: readonly MessageLine[];
  readonly codes: number;
}

/** Actions on the recovery of accounts. */
export const recoveryActions = [
  operatorAction({
    name: 'user contacts',
    about: 'where messages of an account go, partly hidden, and what became of the latest ones',
    permission: 'player.read',
    reads: true,
    args: z.object({ name: z.string() }),
    needs: [],
    run: ({ store }, { name }) => readContacts(store, name),
    print: ({ contacts, messages, codes }) =>
      [
        ...(contacts.length === 0 ? ['no address'] : contacts.map(contactLine)),
        `${codes} recovery codes left`,
        ...messages.map(messageLine),
      ].join('\n'),
  }),
];

async function readContacts(store: Store, name: string): Promise<Contacts> {
  const found = await findUserByName(store, name);
  if (found?.kind !== 'player' && found?.kind !== 'agent')
    throw new ActionRefused(`There is no player ${name}.`);
  const { rows: contacts } = await store.query<ContactLine>(
    'select kind, masked, added_at, bounced_at from account_contact where user_id = $1 order by kind',
    [found.id],
  );
  const { rows: messages } = await store.query<MessageLine>(
    'select at, kind, about, state from contact_message where user_id = $1 order by id desc limit $2',
    [found.id, MESSAGES],
  );
  return { contacts, messages, codes: await codesLeft(store, found.id, 'password') };
}

function contactLine({ kind, masked, added_at, bounced_at }: ContactLine): string {
  const bounced = bounced_at ? `  NOT DELIVERED since ${bounced_at.toISOString()}` : '';
  return `${kind}  ${masked}  since ${added_at.toISOString()}${bounced}`;
}

function messageLine({ at, kind, about, state }: MessageLine): string {
  return `${at.toISOString()}  ${kind}  ${about}  ${state}`;
}
