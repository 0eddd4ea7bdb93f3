import type { PartyPage } from './app.ts';

/** A control page to choose a mode; `about` describes what the party simulates, `more` adds to the page. */
export function modePage(
  title: string,
  about: string,
  modes: readonly string[],
  more: { html?: string; script?: string } = {},
): PartyPage {
  return {
    html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/page.css">
<main>
<h1>${title}</h1>
<p>${about}</p>
<fieldset id="modes">
<legend>Behaviour</legend>
${modes.map((mode) => `<label><input type="radio" name="mode" value="${mode}"> ${mode}</label>`).join('\n')}
</fieldset>
${more.html ?? ''}
<p id="note" role="status"></p>
</main>
<script src="/page.js"></script>
</html>
`,
    css: `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
fieldset { display: grid; gap: 0.25rem; margin-block: 1rem; border: 1px solid; border-radius: 0.5rem; }
label { display: block; min-height: 44px; line-height: 44px; }
input:not([type=radio]), select, button { min-height: 44px; font: inherit; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem; text-align: start; overflow-wrap: anywhere; }
.sandbox { padding: 0.5rem; border: 2px solid; border-radius: 0.5rem; font-weight: 600; }
`,
    script: `const note = document.getElementById('note');
const radios = [...document.querySelectorAll('input[name=mode]')];
const post = (path, body) => fetch(path, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const told = async (path, body, text) => {
  const reply = await post(path, body);
  note.textContent = reply.ok ? text : 'Not done.';
  await refresh();
};
let more = () => {};
const refresh = async () => {
  const state = await (await fetch('/control')).json();
  for (const radio of radios) radio.checked = radio.value === state.mode;
  more(state);
};
document.getElementById('modes').addEventListener('change', (event) =>
  told('/control', { mode: event.target.value }, 'Now ' + event.target.value + '.'));
${more.script ?? ''}
refresh();
setInterval(refresh, 3000);
`,
  };
}
