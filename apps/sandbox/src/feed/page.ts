import { MODES } from './behaviour.ts';
import { LOTTERIES } from './numbers.ts';

/** The control page: behaviour of the feed per lottery. Its assets come from the same origin. */
export const PAGE_HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulated result feed</title>
<link rel="stylesheet" href="/page.css">
<main>
<h1>Simulated result feed</h1>
<p>Its numbers are made up. It stands in for the feeds of official lotteries while there is no network.</p>
<table>
<thead><tr><th scope="col">Lottery</th><th scope="col">Behaviour</th></tr></thead>
<tbody id="lotteries">
${['*', ...Object.keys(LOTTERIES)].map(row).join('\n')}
</tbody>
</table>
<p id="note" role="status"></p>
</main>
<script src="/page.js"></script>
</html>
`;

function row(lottery: string): string {
  const name = lottery === '*' ? 'All' : lottery;
  const options = MODES.map((mode) => `<option>${mode}</option>`).join('');
  const none = lottery === '*' ? '<option value="">–</option>' : '';
  return `<tr><th scope="row"><label for="${lottery}">${name}</label></th>
<td><select id="${lottery}" data-lottery="${lottery}">${none}${options}</select></td></tr>`;
}

export const PAGE_CSS = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th { text-align: start; font-weight: 400; }
thead th { font-weight: 600; }
select { min-height: 44px; font: inherit; }
`;

export const PAGE_SCRIPT = `const note = document.getElementById('note');
const selects = [...document.querySelectorAll('select')];
const show = ({ modes }) => {
  for (const select of selects) select.value = modes[select.dataset.lottery] ?? '';
};
const refresh = () => fetch('/control').then((reply) => reply.json()).then(show);
document.getElementById('lotteries').addEventListener('change', async ({ target }) => {
  const { lottery } = target.dataset;
  const reply = await fetch('/control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lottery, mode: target.value }),
  });
  note.textContent = reply.ok ? (lottery === '*' ? 'All' : lottery) + ': ' + target.value + '.' : 'Not changed.';
  await refresh();
});
refresh();
setInterval(refresh, 5000);
`;
