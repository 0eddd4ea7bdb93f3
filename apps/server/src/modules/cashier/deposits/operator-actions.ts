import { type Amount, printAmount } from '@tessera/protocol';
import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../../contract/index.ts';
import type { Store } from '../../../store/index.ts';
import { sign } from '../../approvals/index.ts';
import { allChannels, openChannel } from './change-channels.ts';
import { markReturned } from './decide.ts';

const channel = z.object({ id: z.string() });

export const depositActions = [
  operatorAction({
    name: 'deposit channels',
    about: 'list the deposit channels',
    permission: 'deposit.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: ({ store }) => allChannels(store),
    print: (rows) =>
      rows
        .map(
          ({ id, open, least, most }) =>
            `${id} ${open ? 'open' : 'closed'} ${printAmount(least)} to ${printAmount(most)}`,
        )
        .join('\n'),
  }),
  operatorAction({
    name: 'deposit open',
    about: 'let a channel take new orders',
    permission: 'deposit.write',
    args: channel,
    needs: [],
    inConsole: () => true,
    run: ({ store }, { id }) => switchChannel(store, id, true),
    print: (_, { id }) => `${id} takes orders.`,
  }),
  operatorAction({
    name: 'deposit close',
    about: 'let a channel take no new orders; payments that still arrive are credited',
    permission: 'deposit.write',
    args: channel,
    needs: [],
    inConsole: () => true,
    run: ({ store }, { id }) => switchChannel(store, id, false),
    print: (_, { id }) => `${id} takes no new orders.`,
  }),
  operatorAction({
    name: 'deposit review',
    about: 'payments that may not be credited and wait for an operator',
    permission: 'deposit.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: ({ store }) => underReview(store),
    print: (rows) =>
      rows
        .map(
          ({ provider, external_id, deposit_id, amount, currency, reason }) =>
            `${provider} ${external_id} ${printAmount(amount)} ${currency}: ${reason} (deposit ${deposit_id})`,
        )
        .join('\n') || 'No payment is under review.',
  }),
  operatorAction({
    name: 'deposit returned',
    about: 'one of these payments was sent back by hand',
    permission: 'deposit.return',
    args: z.object({ provider: z.string(), payment: z.string() }),
    signatures: 1,
    inConsole: () => true,
    needs: [],
    run: ({ store }, { provider, payment }, { id }) =>
      store.tx(async (tx) => {
        if (!(await markReturned(tx, provider, payment)))
          throw new ActionRefused('No such payment is under review.');
        await sign(tx, { subject: `payment:${provider}/${payment}`, act: 'returned', operatorId: id });
      }),
    print: (_, { payment }) => `${payment} is marked as sent back.`,
  }),
];

async function switchChannel(store: Store, id: string, open: boolean): Promise<void> {
  if (!(await openChannel(store, id, open))) throw new ActionRefused(`There is no deposit channel ${id}.`);
}

interface ReviewedPayment extends Record<string, unknown> {
  readonly provider: string;
  readonly external_id: string;
  readonly deposit_id: bigint;
  readonly amount: Amount;
  readonly currency: string;
  readonly reason: string;
}

async function underReview(store: Store): Promise<readonly ReviewedPayment[]> {
  const { rows } = await store.query<ReviewedPayment>(
    `select provider, external_id, deposit_id, amount, currency, reason from deposit_payment
     where state = 'review' order by at`,
  );
  return rows;
}
