import type { Plugin } from 'vite';

/** Replaces Vite's script and preload tags in the built page by one inline script, see {@link pageOf}. */
export function inlineStart(): Plugin {
  return {
    name: 'tessera:inline-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const entry = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.isEntry);
        return entry ? pageOf(html, `/${entry.fileName}`) : html;
      },
    },
  };
}

/**
 * The page with one inline script, which the server's content policy trusts by its hash, and which loads the client. The order of the
 * style layers is declared first: files of styles can load in any order.
 */
export function pageOf(html: string, client: string): string {
  return html
    .replace(/\s*<script type="module"[^>]*src=[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      '</title>',
      `</title>\n    <style>@layer base, ui;</style>\n    <script>${starter(client)}</script>`,
    );
}

/** Code that loads a script. A script that a trusted script adds is trusted too; its address passes the page's only policy. */
function starter(url: string): string {
  const lines = [
    `const url=${JSON.stringify(url)}`,
    `const rule=window.trustedTypes?.createPolicy('tessera',{createScriptURL:(text)=>text===url?text:''})`,
    `const script=document.createElement('script')`,
    `script.type='module'`,
    `script.src=rule?rule.createScriptURL(url):url`,
    `document.head.append(script)`,
  ];
  return `{${lines.join(';')}}`;
}
