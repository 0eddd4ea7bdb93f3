import { MODES } from './behaviour.ts';

/** The control page: current mode and buttons to change it. Its assets come from the same origin. */
export const PAGE_HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulated beacon</title>
<link rel="stylesheet" href="/page.css">
<main>
<h1>Simulated beacon</h1>
<p>Run by the operator, not independent. It stands in for a public randomness beacon while there is no network.</p>
<p>Newest round <output id="round">-</output></p>
<fieldset id="modes">
<legend>Behaviour</legend>
${MODES.map((mode) => `<label><input type="radio" name="mode" value="${mode}"> ${mode}</label>`).join('\n')}
</fieldset>
<p id="note" role="status"></p>
</main>
<script src="/page.js"></script>
</html>
`;

export const PAGE_CSS = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; }
output { font-variant-numeric: tabular-nums; font-weight: 600; }
fieldset { display: grid; gap: 0.25rem; border: 1px solid; border-radius: 0.5rem; }
label { display: block; min-height: 44px; line-height: 44px; }
`;

export const PAGE_SCRIPT = `const note = document.getElementById('note');
const radios = [...document.querySelectorAll('input[name=mode]')];
const show = ({ mode, round }) => {
  document.getElementById('round').textContent = round;
  for (const radio of radios) radio.checked = radio.value === mode;
};
const refresh = () => fetch('/control').then((reply) => reply.json()).then(show);
document.getElementById('modes').addEventListener('change', async (event) => {
  const reply = await fetch('/control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: event.target.value }),
  });
  note.textContent = reply.ok ? 'Now ' + event.target.value + '.' : 'Not changed.';
  await refresh();
});
refresh();
setInterval(refresh, 3000);
`;
