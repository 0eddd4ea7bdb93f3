import { propertiesOf } from './row-type.mjs';
import { bare, fileAt, nodesOf, placeOf } from './syntax.mjs';
import { createReader, propertyOf } from './texts.mjs';

/**
 * Every SQL statement that the given files run through `.query(…)`: `{ place, texts, parameters, row }`. `texts` are the
 * forms of the statement, undefined when they cannot be told from the source; `parameters` is the number of given values,
 * undefined when they are not a plain list; `row` are the properties of the row type, undefined without one. `composed` are
 * texts that the program puts together when it runs, by the expression that stands for them.
 */
export function collectStatements(paths, composed = {}) {
  const nodes = paths.flatMap((path) => [...nodesOf(fileAt(path).program)]);
  const calls = new Map();
  for (const node of nodes) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') continue;
    calls.set(node.callee.name, [...(calls.get(node.callee.name) ?? []), node]);
  }
  const { textsOf } = createReader(calls);
  return nodes.filter(isQuery).map((node) => {
    const [first] = node.arguments.map(bare);
    const text = first.type === 'ObjectExpression' ? propertyOf(first, 'text') : first;
    const values = first.type === 'ObjectExpression' ? propertyOf(first, 'values') : node.arguments[1];
    return {
      place: placeOf(node),
      texts: (text && textsOf(text)) ?? composedOf(text, composed),
      parameters: countOf(values && bare(values)),
      row: rowOf(node),
    };
  });
}

function composedOf(node, composed) {
  const text = node && composed[node.file.source.slice(node.start, node.end)];
  return text && [text];
}

const isQuery = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.name === 'query' &&
  node.arguments.length > 0;

function countOf(values) {
  if (values === undefined) return 0;
  if (values.type !== 'ArrayExpression') return undefined;
  return values.elements.some(({ type }) => type === 'SpreadElement') ? undefined : values.elements.length;
}

function rowOf(node) {
  const type = node.typeArguments?.params[0];
  if (!type) return undefined;
  try {
    return propertiesOf(type);
  } catch (error) {
    return error;
  }
}
