import type { FastifyInstance } from 'fastify';
import { createService, fields, MODES, modePage, type ServiceOptions } from '../party/index.ts';
import { amountOf, chainCalls, payoutOf } from './calls.ts';
import { freshHash, openChainBook, type Transfer } from './ledger.ts';
import { addressFor, NETWORKS, type Network, networkIds, wordOf } from './networks.ts';
import { addWallet, type SendRequest } from './wallet-page.ts';

const LOOK_MS = 200;
const SHOWN = 20;

const MORE_HTML = `<h2>Chains</h2>
<table id="chains"></table>
<p>
<label for="network">Network</label> <select id="network">${networkIds.map((id) => `<option>${id}</option>`).join('')}</select>
<label for="blocks">Blocks</label> <input id="blocks" type="number" min="1" max="1000" value="20">
<button type="button" id="mine">Mine</button>
<button type="button" id="reorg-keep">Re-org, transfers come back</button>
<button type="button" id="reorg-drop">Re-org, transfers are gone</button>
</p>
<p><a href="/wallet">Wallet of somebody who pays</a></p>
<table id="transfers"></table>`;

const MORE_SCRIPT = `const table = (id, rows) => document.getElementById(id).replaceChildren(...rows.map((parts) => {
  const row = document.createElement('tr');
  for (const part of parts) row.insertCell().append(String(part));
  return row;
}));
more = ({ heights, transfers }) => {
  table('chains', Object.entries(heights));
  table('transfers', transfers.map(({ network, amount, to, block, tx }) => [network, amount, to, block, tx]));
};
const chosen = () => ({
  network: document.getElementById('network').value,
  blocks: Number(document.getElementById('blocks').value),
});
const on = (id, work) => document.getElementById(id).addEventListener('click', work);
on('mine', () => told('/control/mine', chosen(), 'Mined.'));
on('reorg-keep', () => told('/control/reorg', { ...chosen(), keep: true }, 'Reorganised.'));
on('reorg-drop', () => told('/control/reorg', { ...chosen(), keep: false }, 'Reorganised.'));`;

/**
 * Two simulated USDT chains, labelled as simulated, visible through two nodes; and a service that assigns deposit addresses to
 * players, watches them and sends payouts.
 *
 * Signed: `/v1/addresses`, `/v1/nodes/{a,b}/receipt`, `/v1/payouts`, `/v1/payouts/status`, `/v1/statement`
 * (`docs/providers.md`). Callbacks: `chain/callback` and `chain-payouts/callback`. `GET /wallet` is the payer's page; `GET /`
 * is the control page; `POST /control`, `/control/mine {network, blocks}` and `/control/reorg {network, blocks, keep}` are its
 * API.
 */
export function createChainApp(options: ServiceOptions): { readonly app: FastifyInstance } {
  let now = options.now ?? Date.now;
  const book = openChainBook(options.dir, () => now());
  const service = createService(options, {
    name: 'chain',
    page: modePage(
      'Simulated chain',
      'Run by the operator; nothing on it is worth anything. It stands in for USDT on Ethereum and TRON.',
      MODES,
      { html: MORE_HTML, script: MORE_SCRIPT },
    ),
    state: () => ({
      heights: Object.fromEntries(networkIds.map((id) => [id, book.height(id)])),
      transfers: book
        .incoming()
        .slice(-SHOWN)
        .reverse()
        .map((one) => ({ ...one, amount: amountOf(one.units) })),
    }),
    calls: (made) => chainCalls(made, book),
  });
  const { app, outbox, time } = service;
  now = time;

  /** Callbacks already queued: one when a transfer is seen, one when it is final. The platform queries the nodes itself. */
  const told = new Set<string>();
  const tell = (type: string, { network, tx, to }: Transfer): void => {
    const key = `${type} ${network} ${tx}`;
    if (told.has(key)) return;
    told.add(key);
    outbox.add('chain/callback', { type, network, tx, address: to });
  };
  const look = (): void => {
    if (service.mode() === 'down') return;
    for (const transfer of book.incoming()) {
      const depth = book.height(transfer.network) - transfer.block;
      if (depth >= 0) tell('transfer.seen', transfer);
      if (depth >= NETWORKS[transfer.network].finalAfter) tell('transfer.final', transfer);
    }
    for (const { ref, network, block } of book.payouts()) {
      if (book.payoutEnd(ref) || book.height(network) - block < NETWORKS[network].finalAfter) continue;
      book.write({ type: 'payout-end', ref, state: 'confirmed', at: time() });
      outbox.add('chain-payouts/callback', payoutOf(ref, book));
    }
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    book.close();
  });

  addWallet(app, ({ network, to, amount, slip }: SendRequest) => {
    if (!wordOf(network, to)) return undefined;
    const tx = freshHash(network);
    book.write({
      type: 'transfer',
      network,
      tx,
      from: addressFor(network, 'somebody who pays'),
      to,
      units: millionths(amount),
      contract: slip === 'other-contract' ? addressFor(network, 'another token') : NETWORKS[network].contract,
      success: slip !== 'reverted',
      logged: slip !== 'call-data-only',
      block: book.height(network) + 1,
      at: time(),
    });
    return tx;
  });

  const chosen = { network: { enum: networkIds }, blocks: { type: 'integer', minimum: 1, maximum: 1000 } };
  app.post<{ Body: { network: Network; blocks: number } }>(
    '/control/mine',
    { schema: { body: fields(chosen) } },
    ({ body: { network, blocks } }) => {
      book.write({ type: 'mined', network, blocks });
      look();
      return { height: book.height(network) };
    },
  );
  app.post<{ Body: { network: Network; blocks: number; keep: boolean } }>(
    '/control/reorg',
    { schema: { body: fields({ ...chosen, keep: { type: 'boolean' } }) } },
    ({ body: { network, blocks, keep } }) => {
      const height = book.height(network);
      book.write({ type: 'reorg', network, from: height - blocks + 1, next: height + 1, keep });
      return { height };
    },
  );
  return { app };
}

/** Converts decimal text to whole millionths. */
function millionths(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return String(BigInt(`${whole}${fraction.padEnd(6, '0')}`));
}
