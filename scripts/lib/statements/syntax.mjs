import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const WRAPPERS = [
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ParenthesizedExpression',
  'AwaitExpression',
];
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Parsed files by path; each node knows its parent and its file. */
const parsed = new Map();

/** A file as a syntax tree: `{ path, source, program }`. */
export function fileAt(path) {
  let file = parsed.get(path);
  if (!file) {
    const source = readFileSync(path, 'utf8');
    file = { path, source, program: parseSync(path, source).program };
    connect(file.program, undefined, file);
    parsed.set(path, file);
  }
  return file;
}

/** Nodes under a node, itself first. */
export function* nodesOf(node) {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

export const isFunction = (node) => FUNCTIONS.includes(node.type);

/** The expression inside `as`, `!`, `satisfies`, `await` and brackets. */
export function bare(node) {
  let inner = node;
  while (WRAPPERS.includes(inner.type)) inner = inner.expression ?? inner.argument;
  return inner;
}

/** Where a node stands, for messages: `path:line`. */
export function placeOf(node) {
  const line = node.file.source.slice(0, node.start).split('\n').length;
  return `${node.file.path}:${line}`;
}

/**
 * The declaration of a name as seen from a node: a variable's declarator, a function, a type, a parameter (`type:
 * 'Parameter'`), or an item of `for … of` (`type: 'Each'`). Imports with a relative path are followed. Undefined for names of other packages.
 */
export function declarationOf(name, from) {
  for (let scope = from.parent; scope; scope = scope.parent) {
    if (isFunction(scope)) {
      const place = scope.params.findIndex((param) => namesIn(param).includes(name));
      if (place >= 0) return { type: 'Parameter', parameter: scope.params[place], place, of: scope, name };
    }
    const found = (scope.type === 'Program' || scope.type === 'BlockStatement' ? scope.body : [])
      .map((statement) => declaredBy(statement, name))
      .find(Boolean);
    if (found) return found.type === 'Import' ? exportOf(found.path, found.name) : found;
    if (scope.type === 'ForOfStatement' && namesInDeclaration(scope.left).includes(name))
      return { type: 'Each', of: scope.right, pattern: scope.left.declarations[0].id };
  }
  return undefined;
}

/** What a file exports under a name, through `export … from` too. */
function exportOf(path, name) {
  if (!path || !existsSync(path)) return undefined;
  const { program } = fileAt(path);
  for (const statement of program.body) {
    if (statement.type === 'ExportAllDeclaration') {
      const found = exportOf(pathOf(statement.source.value, path), name);
      if (found) return found;
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const passed = statement.specifiers.find((one) => one.exported.name === name);
      if (passed) return exportOf(pathOf(statement.source.value, path), passed.local.name);
    }
    const found = declaredBy(statement, name);
    if (found) return found.type === 'Import' ? exportOf(found.path, found.name) : found;
  }
  return undefined;
}

function declaredBy(statement, name) {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (!inner) return undefined;
  if (inner.type === 'VariableDeclaration')
    return inner.declarations.find((declarator) => namesIn(declarator.id).includes(name));
  if (inner.type === 'ImportDeclaration') {
    const specifier = inner.specifiers.find(({ local }) => local.name === name);
    return (
      specifier && {
        type: 'Import',
        path: pathOf(inner.source.value, inner.file.path),
        name: specifier.imported?.name,
      }
    );
  }
  return inner.id?.name === name ? inner : undefined;
}

const pathOf = (specifier, from) =>
  specifier.startsWith('.') ? resolve(dirname(from), specifier) : undefined;

const namesInDeclaration = (node) =>
  node.type === 'VariableDeclaration' ? node.declarations.flatMap(({ id }) => namesIn(id)) : namesIn(node);

function namesIn(pattern) {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((property) => namesIn(property.value ?? property.argument));
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((one) => (one ? namesIn(one) : []));
  if (pattern.type === 'RestElement') return namesIn(pattern.argument);
  return [];
}

function connect(node, parent, file) {
  for (const child of childrenOf(node)) connect(child, node, file);
  Object.defineProperties(node, { parent: { value: parent }, file: { value: file } });
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value === 'object' && value !== null && typeof value.type === 'string');
}
