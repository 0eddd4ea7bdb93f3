import { relative } from 'node:path';
import * as is from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { root } from './paths.mjs';

/**
 * Finds the text keys that sources use, with the help of the compiler's types.
 *
 * @param config - Path of a `tsconfig.json`.
 * @param wanted - Whether the file at a path is read.
 * @returns `written`: every string literal; `asked`: the keys that `t(…)` is called with, each with its places; `built`:
 *   results of templates that look like keys, each with its places, with `*` for a part that may be any text; `filled`: for each
 *   call with a written key and written values, the key, the names of the values and the place.
 */
export function textUses(config, wanted) {
  const api = new API({ cwd: root });
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const uses = { written: new Set(), asked: new Map(), built: new Map(), filled: [] };
    for (const name of program.getSourceFileNames().filter(wanted))
      readFile(program.getSourceFile(name), checker, uses);
    return uses;
  } finally {
    api.close();
  }
}

function readFile(source, checker, { written, asked, built, filled }) {
  const note = (map, key, node) => {
    const line = source.text.slice(0, node.getStart(source)).split('\n').length;
    map.set(key, [...(map.get(key) ?? []), `${relative(root, source.fileName)}:${line}`]);
  };
  const visit = (node) => {
    if (is.isImportDeclaration(node) || is.isExportDeclaration(node) || is.isTypeNode(node)) return;
    if (isText(node)) written.add(node.text);
    else if (is.isTemplateExpression(node)) {
      for (const key of valuesOf(node, checker).filter(looksLikeKey)) note(built, key, node);
    } else if (is.isCallExpression(node) && isTranslator(node.expression) && node.arguments[0]) {
      const names = isText(node.arguments[0]) ? namesGiven(node.arguments[1]) : undefined;
      for (const key of valuesOf(node.arguments[0], checker).filter((value) => !value.includes('*'))) {
        note(asked, key, node);
        if (names) filled.push({ key, names, place: asked.get(key).at(-1) });
      }
    }
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
}

/** Names of the values in an object that is written in the call; undefined when some are not written there. */
function namesGiven(values) {
  if (values === undefined) return [];
  if (!is.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map(({ name }) => name?.text);
  return names.includes(undefined) ? undefined : names;
}

const isText = (node) => is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node);

const looksLikeKey = (value) => /^[a-z*]\w*[\w*]*$/.test(value) && value.includes('_');

/** Every translator is called `t`, wherever it comes from. */
const isTranslator = (callee) => (is.isPropertyAccessExpression(callee) ? callee.name : callee).text === 't';

/** Every text that an expression can evaluate to, with `*` for a part that may be any text. */
function valuesOf(node, checker) {
  if (isText(node)) return [node.text];
  if (is.isParenthesizedExpression(node)) return valuesOf(node.expression, checker);
  if (is.isConditionalExpression(node))
    return [...valuesOf(node.whenTrue, checker), ...valuesOf(node.whenFalse, checker)];
  if (is.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (starts, { expression, literal }) =>
        starts.flatMap((start) =>
          valuesOf(expression, checker).map((hole) => `${start}${hole}${literal.text}`),
        ),
      [node.head.text],
    );
  const replaced = replacement(node);
  if (replaced) return valuesOf(replaced.of, checker).map(replaced.by);
  return valuesOfType(checker.getTypeAtLocation(node));
}

/** `id.replaceAll('-', '_')`, which turns an id into a part of a key. */
function replacement(node) {
  if (!is.isCallExpression(node) || !is.isPropertyAccessExpression(node.expression)) return undefined;
  const [from, to] = node.arguments;
  const { name, expression } = node.expression;
  if (!['replace', 'replaceAll'].includes(name.text) || !from || !to || !isText(from) || !isText(to))
    return undefined;
  return { of: expression, by: (text) => text[name.text](from.text, to.text) };
}

function valuesOfType(type) {
  if (type?.isUnionType()) return type.getTypes().flatMap(valuesOfType);
  if (type?.isStringLiteralType() || type?.isNumberLiteralType()) return [String(type.value)];
  return ['*'];
}
