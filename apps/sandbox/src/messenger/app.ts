import type { FastifyInstance } from 'fastify';
import {
  type Body,
  createService,
  done,
  MODES,
  modePage,
  refused,
  type ServiceOptions,
} from '../party/index.ts';
import { openTray, type TrayMessage } from './tray.ts';

/** Path of our reports on the platform. */
const REPORT = 'messages/report';
const TEXT_MAX = 2_000;

/** Outcome of a delivery by a fixed rule on the address, so that undelivered messages can be demonstrated. */
export function deliveryOf(to: string): TrayMessage['state'] {
  return /^bounce/i.test(to) || to.endsWith('00000') ? 'bounced' : 'delivered';
}

/**
 * A simulated provider of e-mails and text messages, labelled as simulated: it sends nothing and shows what it was given.
 *
 * Signed: `/v1/messages {ref, channel, to, subject, text}` returns `{ref, state: 'accepted'}`; a reference is accepted once. A
 * report `messages/report {ref, state}` follows. `GET /messages?to=` lists what was accepted, newest first.
 */
export function createMessengerApp(options: ServiceOptions): { readonly app: FastifyInstance } {
  const tray = openTray(options.dir);
  const { app } = createService(options, {
    name: 'messenger',
    page: PAGE,
    calls: ({ time, outbox }) => ({
      '/v1/messages': (body) => {
        const message = readMessage(body, time());
        if (!message) return refused('invalid', 400);
        const added = tray.add(message);
        if (added === 'conflict') return refused('ref_conflict');
        if (added === 'new') outbox.add(REPORT, { ref: message.ref, state: message.state });
        return done({ ref: message.ref, state: 'accepted' });
      },
    }),
  });
  app.get<{ Querystring: { to?: string } }>('/messages', ({ query }) => ({
    messages: tray.latest(query.to),
  }));
  app.addHook('onClose', async () => tray.close());
  return { app };
}

function readMessage({ ref, channel, to, subject, text }: Body, at: number): TrayMessage | undefined {
  if (typeof ref !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(ref)) return undefined;
  if (channel !== 'email' && channel !== 'sms') return undefined;
  if (typeof to !== 'string' || to.length > 200 || to.includes('@') !== (channel === 'email'))
    return undefined;
  if (typeof text !== 'string' || text === '' || text.length > TEXT_MAX) return undefined;
  if (typeof subject !== 'string' || subject.length > 200 || /[\r\n]/.test(subject)) return undefined;
  return { ref, channel, to, subject: channel === 'email' ? subject : '', text, at, state: deliveryOf(to) };
}

const PAGE = modePage(
  'Simulated e-mail and text messages',
  'Run by the operator; it sends nothing. Every message that the platform hands over is shown here, codes included. An address that begins with “bounce”, or a number that ends with 00000, is reported as undeliverable.',
  MODES.filter((mode) => mode !== 'lying'),
  {
    html: `<h2>Messages</h2>
<p><label>Only to <input id="to" type="search" autocomplete="off"></label></p>
<table aria-label="Messages">
<thead><tr><th>Time</th><th>To</th><th>Message</th><th>Report</th></tr></thead>
<tbody id="rows"></tbody>
</table>`,
    script: `const to = document.getElementById('to');
const rows = document.getElementById('rows');
const cell = (text) => Object.assign(document.createElement('td'), { textContent: text });
more = async () => {
  const query = to.value.trim() === '' ? '' : '?to=' + encodeURIComponent(to.value.trim());
  const { messages } = await (await fetch('/messages' + query)).json();
  rows.replaceChildren(...messages.map((message) => {
    const row = document.createElement('tr');
    const said = message.subject === '' ? message.text : message.subject + ' — ' + message.text;
    row.append(cell(new Date(message.at).toLocaleString()), cell(message.to), cell(said), cell(message.state));
    return row;
  }));
};
to.addEventListener('input', () => refresh());`,
  },
);
