/** A page without scripts or assets. `body` is HTML of this program, never text from outside. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:15vh auto;max-width:36rem;padding:0 1.5rem;color:#1b2033}h1{font-size:1.5rem}code{background:#eef0f5;padding:.1em .35em;border-radius:4px}</style>
</head>
<body>
<h1>${title}</h1>
<p>${body}</p>
</body>
</html>
`;
}
