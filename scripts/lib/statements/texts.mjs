import { bare, declarationOf, isFunction, nodesOf } from './syntax.mjs';

/** Most texts that one expression may have. */
const TEXTS_MAX = 64;

/**
 * Reads texts from syntax: which texts an expression can have, by following constants, functions and both sides of
 * conditions. `calls` are all calls of the program by the name of the function, for texts that are arguments.
 */
export function createReader(calls) {
  /** Every text that the expression can have; undefined when that cannot be told. */
  function textsOf(node, bound = new Map()) {
    if (!node) return undefined;
    const it = bare(node);
    switch (it.type) {
      case 'Literal':
        return ['string', 'number', 'bigint'].includes(typeof it.value) ? [String(it.value)] : undefined;
      case 'TemplateLiteral':
        return product(
          it.quasis.flatMap(({ value }, index) => [
            [value.cooked],
            ...(it.expressions[index] ? [textsOf(it.expressions[index], bound)] : []),
          ]),
        );
      case 'BinaryExpression':
        return it.operator === '+' ? added(textsOf(it.left, bound), textsOf(it.right, bound), it) : undefined;
      case 'ConditionalExpression':
        return union([textsOf(it.consequent, bound), textsOf(it.alternate, bound)]);
      case 'LogicalExpression':
        return union([textsOf(it.left, bound), textsOf(it.right, bound)]);
      case 'Identifier':
        return textsOfName(it, bound);
      case 'MemberExpression':
        return textsOfMember(it, bound);
      case 'CallExpression':
        return textsOfCall(it, bound);
      default:
        return undefined;
    }
  }

  function textsOfName(node, bound) {
    if (bound.has(node.name)) return bound.get(node.name);
    const declared = declarationOf(node.name, node);
    if (declared?.type === 'VariableDeclarator' && declared.id.type === 'Identifier' && declared.init)
      return textsOf(declared.init, bound);
    if (declared?.type === 'Each') return textsOfEach(declared, node.name, bound);
    return declared?.type === 'Parameter' ? argumentsFor(declared) : undefined;
  }

  /** The texts of a name in `for (const … of list)`. */
  function textsOfEach({ of, pattern }, name, bound) {
    const elements = elementsOf(of);
    if (!elements) return itemsOf(of, bound);
    if (pattern.type === 'Identifier') return union(elements.map((element) => textsOf(element, bound)));
    return union(elements.map((element) => textsOf(propertyOf(element, name), bound)));
  }

  /** The texts that the callers of a function give for one of its parameters. */
  function argumentsFor({ parameter, place, of, name }) {
    const called = of.id?.name ?? (of.parent.type === 'VariableDeclarator' ? of.parent.id.name : undefined);
    const mine = (calls.get(called) ?? []).filter(({ callee }) => functionOf(callee) === of);
    const given = mine.map((call) => {
      const value = call.arguments[place];
      if (!value) return parameter.type === 'AssignmentPattern' ? textsOf(parameter.right) : undefined;
      return parameter.type === 'ObjectPattern' ? textsOf(propertyOf(value, name) ?? value) : textsOf(value);
    });
    return given.length > 0 ? union(given) : undefined;
  }

  function textsOfMember(node, bound) {
    const found = objectOf(node.object);
    if (!found) return undefined;
    if (!node.computed) {
      const value = propertyOf(found, node.property.name);
      return value && textsOf(value, bound);
    }
    return union(found.properties.map(({ value }) => (value ? textsOf(value, bound) : undefined)));
  }

  function textsOfCall(node, bound) {
    const callee = bare(node.callee);
    if (callee.type === 'MemberExpression' && callee.property.name === 'join') {
      const items = itemsOf(callee.object, bound);
      const [separator] = (node.arguments[0] && textsOf(node.arguments[0], bound)) ?? [','];
      return items && [items.join(separator)];
    }
    if (callee.type === 'MemberExpression' && callee.property.name === 'replace') {
      const [pattern, replacement] = node.arguments;
      const regex = new RegExp(pattern.regex.pattern, pattern.regex.flags);
      return textsOf(callee.object, bound)?.map((text) => text.replace(regex, replacement.value));
    }
    if (callee.type !== 'Identifier') return undefined;
    const work = functionOf(callee);
    if (!work) return undefined;
    const inner = new Map(
      work.params.flatMap((param, place) => {
        const value = node.arguments[place];
        if (param.type !== 'Identifier' || !value) return [];
        return bare(value).type === 'ArrayExpression'
          ? [[listOf(param.name), itemsOf(value, bound)]]
          : [[param.name, textsOf(value, bound)]];
      }),
    );
    return textsReturned(work, inner);
  }

  function textsReturned(work, bound) {
    if (work.body.type !== 'BlockStatement') return textsOf(work.body, bound);
    const returned = [...nodesOf(work.body)].filter(({ type }) => type === 'ReturnStatement');
    return union(returned.map(({ argument }) => (argument ? textsOf(argument, bound) : undefined)));
  }

  /** The texts of a list, in order. */
  function itemsOf(node, bound) {
    const it = bare(node);
    if (it.type === 'Identifier') {
      if (bound.has(listOf(it.name))) return bound.get(listOf(it.name));
      const declared = declarationOf(it.name, it);
      return declared?.init ? itemsOf(declared.init, bound) : undefined;
    }
    if (it.type === 'ArrayExpression')
      return product1(it.elements.map((item) => item && textsOf(item, bound)));
    if (it.type !== 'CallExpression') return undefined;
    const { callee } = it;
    const [work] = it.arguments.slice(-1).map(bare);
    if (callee.property?.name === 'map' && work && isFunction(work)) {
      const items = itemsOf(callee.object, bound);
      const [param, index] = work.params;
      const boundTo = (item, place) =>
        new Map([...bound, [param.name, [item]], ...(index ? [[index.name, [String(place)]]] : [])]);
      return items && product1(items.map((item, place) => textsReturned(work, boundTo(item, place))));
    }
    if (callee.object?.name === 'Object' && callee.property.name === 'keys') return keysOf(it.arguments[0]);
    // Array.from({ length }, (_, index) => …)
    if (callee.object?.name === 'Array' && callee.property.name === 'from') {
      const [length] = textsOf(propertyOf(bare(it.arguments[0]), 'length'), bound) ?? [];
      const [, index] = work.params;
      return product1(
        Array.from({ length: Number(length) }, (_, place) =>
          textsReturned(work, new Map([...bound, [index.name, [String(place)]]])),
        ),
      );
    }
    return undefined;
  }

  return { textsOf };
}

/** The expressions in a list, through constants, spreads and both sides of conditions; undefined for a computed list. */
function elementsOf(node) {
  const it = bare(node);
  if (it.type === 'Identifier') {
    const declared = declarationOf(it.name, it);
    return declared?.init ? elementsOf(declared.init) : undefined;
  }
  if (it.type === 'ConditionalExpression') return [it.consequent, it.alternate].flatMap(elementsOf);
  if (it.type !== 'ArrayExpression') return undefined;
  return it.elements.flatMap((item) => (item.type === 'SpreadElement' ? elementsOf(item.argument) : [item]));
}

/** The names of the properties of an object literal, through constants and functions that return one. */
function keysOf(node) {
  const it = bare(node);
  const work = it.type === 'CallExpression' ? functionOf(it.callee) : undefined;
  const returned =
    work &&
    [...nodesOf(work.body)].find(({ type, argument }) => type === 'ReturnStatement' && objectOf(argument));
  return objectOf(returned?.argument ?? it)?.properties.map(({ key }) => key.name ?? key.value);
}

/** The object literal that an expression is, through constants. */
export function objectOf(node) {
  const it = bare(node);
  if (it.type === 'ObjectExpression') return it;
  if (it.type !== 'Identifier') return undefined;
  const declared = declarationOf(it.name, it);
  return declared?.type === 'VariableDeclarator' && declared.init ? objectOf(declared.init) : undefined;
}

/** The value of a property of an object literal, through spreads of constants. */
export function propertyOf(node, name) {
  const found = objectOf(node);
  for (const property of found?.properties ?? []) {
    if (property.type === 'SpreadElement') {
      const value = propertyOf(property.argument, name);
      if (value) return value;
    } else if ((property.key.name ?? property.key.value) === name) return property.value;
  }
  return undefined;
}

function functionOf(identifier) {
  const declared = declarationOf(identifier.name, identifier);
  const work = declared?.type === 'VariableDeclarator' && declared.init ? bare(declared.init) : declared;
  return work && isFunction(work) ? work : undefined;
}

function union(lists) {
  if (lists.some((list) => list === undefined)) return undefined;
  return [...new Set(lists.flat())].slice(0, TEXTS_MAX);
}

function product(parts) {
  if (parts.some((part) => part === undefined)) return undefined;
  const whole = parts.reduce((texts, part) => texts.flatMap((text) => part.map((more) => text + more)), ['']);
  return whole.length > TEXTS_MAX ? undefined : whole;
}

/** A sum where a number is added, otherwise both texts in a row. */
const added = (left, right, { right: { value } }) =>
  typeof value === 'number' && left?.length === 1
    ? [String(Number(left[0]) + value)]
    : product([left, right]);

/** Name under which the list given for a parameter is bound. */
const listOf = (name) => `${name}[]`;

/** One text for each item; undefined unless each has exactly one. */
const product1 = (items) => (items.every((item) => item?.length === 1) ? items.flat() : undefined);
