import { HEADERS, XSRF_COOKIE } from './answer.ts';
import { OPERATOR_COOKIES } from './console/cookies.ts';
import { consoleErrors } from './console/errors.ts';
import { consoleEndpoints } from './console/index.ts';
import { type Access, commonErrors, type Endpoint, type PlayerAccess } from './endpoint.ts';
import { endpoints } from './endpoints/index.ts';
import { errorNotes } from './error-notes.ts';
import { errorCodes, errorRow } from './errors.ts';
import { clientEventNotes, serverEventNotes } from './event-notes.ts';
import { kindNotes } from './kind-notes.ts';
import { kindTexts, type SchemaJson, schemaJson, typeText } from './schema-text.ts';

/**
 * Renders the API reference as Markdown from the endpoint declarations. `docs/api.md` is this text; a test checks that
 * it is current. Regenerate it with `node packages/protocol/src/api-doc-cli.ts > docs/api.md`.
 */
export function apiDoc(): string {
  return `${[
    HEAD,
    '## Calls',
    ...familyTexts(endpoints),
    '## Calls of operators',
    OPERATORS_HEAD,
    ...familyTexts(consoleEndpoints),
    '## Kinds of field',
    KINDS_HEAD,
    table(
      ['Kind', 'Value', 'Meaning'],
      kindTexts().map(([name, text]) => [code(name), code(text), kindNotes[name]]),
    ),
    '## Socket events',
    EVENTS_HEAD,
    table(
      ['To the client', 'When'],
      Object.entries(serverEventNotes).map(([name, note]) => [code(name), note]),
    ),
    table(
      ['From the client', 'Request'],
      Object.entries(clientEventNotes).map(([name, note]) => [code(name), note]),
    ),
    '## Codes',
    CODES_HEAD,
    codeTable(),
    '## Codes of the console',
    table(
      ['Code', 'State', 'Text'],
      Object.entries(consoleErrors).map(([name, { state, text }]) => [code(name), state, text.enUs]),
    ),
  ].join('\n\n')}\n`;
}

const HEAD = `# The wire

Generated from the declarations in \`packages/protocol\`; do not edit. Regenerate it with
\`node packages/protocol/src/api-doc-cli.ts > docs/api.md\`.

A call is a \`POST\` of \`{"t": "<ms since the epoch>", "body": "<base64>"}\`, or a \`GET\` without a body. The body is
base64(gzip(AES-128-ECB with PKCS#7 of the UTF-8 JSON)), its key the first 16 characters of the lower-case hex MD5
of \`t\`. The envelope gives neither confidentiality nor authentication: it is only the wire format.

Headers: \`${HEADERS.token}\` (session), \`${HEADERS.language}\`, \`${HEADERS.agent}\` (\`pc\` or \`wap\`), \`${HEADERS.xsrf}\` (value of the cookie
\`${XSRF_COOKIE}\`), and from native apps \`${HEADERS.device}\` instead of cookies.

Every answer is HTTP 200 with \`{"state", "message", "id", "now"}\`: \`SUCCESS\` and the reply, or \`NEED_LOGIN\`, \`ERROR\`,
\`FAILED\` with a text in the caller's language, a stable \`code\` and sometimes \`data\`. Any call may also return
${commonErrors.map((name) => code(name)).join(', ')}, and one that needs a session \`please_login\`.
Times are ms since the epoch; amounts in answers are text with 4 decimals.`;

const OPERATORS_HEAD = `Only the operations port serves these, in the same envelope. The session is the cookie \`${OPERATOR_COOKIES.session}\`, which scripts
cannot read; the header \`${HEADERS.xsrf}\` carries the value of the cookie \`${OPERATOR_COOKIES.xsrf}\` with every call. On TLS and on
\`localhost\` the secret cookies have the prefix \`__Host-\`. Who may what: \`packages/protocol/src/console/permissions.ts\`.`;

const KINDS_HEAD = `In the notation of this document \`text\`, \`integer\`, \`number\` and \`boolean\` are those of JSON, \`text (1 to 60)\` has 1 to 60
characters, \`integer (1 to 9)\` is from 1 to 9, \`T[] (1 to 64)\` is a list of 1 to 64, \`{ [K]: V }\` a map, \`/…/\` a regular expression. A field
with \`?\` may be left out, and then has the value after \`=\`, if any. A field that this document does not name is ignored by a call that
only reads, and is refused by a call that changes state. The kinds:`;

const EVENTS_HEAD = `Path \`/socket.io\`, rooms \`lottery:<id>\`, \`user:<id>\`, \`chat:<room>\`, joined by the server. Events are hints: the HTTP
answer is authoritative. Every draw event carries \`head\`, the newest entry of the public journal.`;

const CODES_HEAD =
  'The code is the message key of its text, unless the table gives another. Retry: the same call may succeed later.';

/** Sorted by path and method, so that the text does not depend on the order of module exports. */
function familyTexts(declared: Readonly<Record<string, Endpoint>>): string[] {
  const keyOf = ({ path, method }: Endpoint) => `${path} ${method}`;
  const sorted = Object.values(declared).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return [...Map.groupBy(sorted, familyOf)].flatMap(([family, members]) => [
    `### ${family}`,
    ...members.map(callText),
  ]);
}

/** `/common`, `/api/<family>` or `/console/<family>`. */
function familyOf({ path }: Endpoint): string {
  return path
    .split('/')
    .slice(0, /^\/(api|console)\//.test(path) ? 3 : 2)
    .join('/');
}

/** One call as Markdown. */
export function callText(call: Endpoint): string {
  const facts = [
    accessText(call.access),
    `call limit \`${call.limit}\``,
    ...(call.writes ? ['changes state'] : []),
    ...(call.large ? ['takes a large body'] : []),
  ];
  return [
    `#### ${call.method} ${call.path}`,
    call.about,
    `${facts.join('; ')}.`,
    ...(call.method === 'GET' ? [] : [block('Request', schemaJson(call.request, 'input'))]),
    block('Reply', schemaJson(call.reply, 'output')),
    ...(call.errors.length === 0 ? [] : [`Codes: ${call.errors.map((name) => code(name)).join(', ')}.`]),
  ].join('\n\n');
}

function accessText(access: Access): string {
  if (typeof access === 'string') return ACCESS_TEXT[access];
  const { operator } = access;
  if (operator === 'visitor') return 'Operations port only; open to everyone there';
  if (operator === 'self') return 'Operations port only; needs a session of an operator';
  return `Operations port only; needs an operator with the permission ${code(operator)}`;
}

const ACCESS_TEXT: Readonly<Record<PlayerAccess, string>> = {
  public: 'Open to everyone',
  session: 'Needs a session',
  restricted: 'Needs a session; also open to a disabled account',
};

function block(title: string, schema: SchemaJson): string {
  return `${title}:\n\`\`\`ts\n${typeText(schema)}\n\`\`\``;
}

function codeTable(): string {
  const rows = errorCodes.map((name) => {
    const { state, retry, messageKey } = errorRow(name);
    return [
      code(name),
      state,
      retry ? 'yes' : '',
      messageKey === name ? '' : code(messageKey),
      errorNotes[name],
    ];
  });
  return table(['Code', 'State', 'Retry', 'Text key', 'When'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
