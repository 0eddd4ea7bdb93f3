import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Languages of the pages on which somebody pays. */
export type PayerLanguage = 'zh' | 'en';

/** The language of a page: `?lang=` if given, otherwise Chinese for browsers that ask for it first, and English for all others. */
export function payerLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): PayerLanguage {
  const { lang = headers['accept-language'] ?? '' } = query as { lang?: string };
  return lang.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

/** A page for a payer in one language, with a link to itself in the other one. */
export function payerPage({
  language,
  title,
  body,
  script,
  other,
}: {
  language: PayerLanguage;
  title: string;
  /** HTML; every value in it is already escaped. */
  body: string;
  /** Path of its script. */
  script: string;
  /** Address of the page in the other language. */
  other: string;
}): string {
  const isChinese = language === 'zh';
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="stylesheet" href="/payer.css">
<main>
<p class="top"><span class="mark">${isChinese ? '模拟' : 'Simulated'}</span>${
    isChinese ? '不涉及真实资金' : 'No real money moves'
  }<a href="${other}" lang="${isChinese ? 'en' : 'zh'}">${isChinese ? 'English' : '中文'}</a></p>
${body}
<p class="end">${isChinese ? '完成后回到原来的页面，余额会自动更新。' : 'Then go back to the page you came from. Your balance updates by itself.'}</p>
</main>
<script src="${script}"></script>
</html>
`;
}

/** The style sheet of these pages: `GET /payer.css`. */
export function addPayerLook(app: FastifyInstance): void {
  app.get('/payer.css', (_request, reply) => reply.type('text/css').send(LOOK));
}

/** The platform's default theme: its colours, radii and control sizes. */
const LOOK = `:root {
  color-scheme: light dark;
  --bg: light-dark(#f4f5f8, #0f121d);
  --surface: light-dark(#ffffff, #181c2a);
  --inset: light-dark(#f9fafc, #1f2434);
  --border: light-dark(#d9dce6, #343b50);
  --text: light-dark(#161a2b, #eef0f7);
  --quiet: light-dark(#5c6379, #a6aec4);
  --primary: light-dark(#3346c9, #8fa0ff);
  --on-primary: light-dark(#ffffff, #10142a);
  --warn: light-dark(#8a4b00, #ffcf8a);
  --warn-soft: light-dark(#fff1dc, #3a2a10);
  --danger: light-dark(#b3261e, #ff9d94);
  font: 15px/22px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--bg); color: var(--text); }
main {
  display: grid; gap: 16px; max-width: 440px; min-height: 100dvh; margin-inline: auto;
  align-content: center; padding: 24px max(16px, env(safe-area-inset-right)) calc(24px + env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left));
}
.top { display: flex; align-items: center; gap: 8px; font-size: 13px; color: var(--quiet); }
.top a { margin-inline-start: auto; padding-block: 11px; color: var(--primary); }
.mark { padding: 1px 8px; border-radius: 6px; background: var(--warn-soft); color: var(--warn); font-weight: 600; }
.card { display: grid; gap: 16px; padding: 20px; border-radius: 16px; background: var(--surface); box-shadow: 0 0 0 1px var(--border); }
h1 { font-size: 18px; line-height: 26px; }
.sum { font-size: 34px; line-height: 42px; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl { display: grid; font-size: 14px; }
dl > div { display: flex; gap: 16px; padding-block: 9px; }
dl > div + div { border-top: 1px solid var(--border); }
dt { flex: none; color: var(--quiet); }
dd { margin-inline-start: auto; text-align: end; overflow-wrap: anywhere; }
#acts, form { display: grid; gap: 10px; }
button {
  min-height: 48px; padding-inline: 16px; border: 0; border-radius: 8px; background: var(--inset); color: var(--text);
  box-shadow: inset 0 0 0 1px var(--border); font: inherit; cursor: pointer;
}
button.primary { background: var(--primary); color: var(--on-primary); box-shadow: none; font-weight: 600; }
button.danger { color: var(--danger); }
label { display: grid; gap: 4px; font-size: 13px; color: var(--quiet); }
input, select {
  min-height: 44px; inline-size: 100%; padding-inline: 12px; border: 1px solid var(--border); border-radius: 8px;
  background: var(--inset); color: var(--text); font: inherit;
}
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
#note { font-weight: 600; overflow-wrap: anywhere; }
#note:empty { display: none; }
.end { font-size: 13px; color: var(--quiet); }
`;
