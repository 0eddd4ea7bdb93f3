import { declarationOf } from './syntax.mjs';

/**
 * Names and types of the properties that a TypeScript row type requires: a map from name to the set of its primitive types, or
 * to undefined where the type is not a primitive. Throws for a type that cannot be read.
 */
export function propertiesOf(type) {
  switch (type.type) {
    case 'TSTypeLiteral':
      return membersOf(type.members);
    case 'TSInterfaceBody':
      return membersOf(type.body);
    case 'TSIntersectionType':
      return new Map(type.types.flatMap((part) => [...propertiesOf(part)]));
    // Rows of one statement have the columns of every form.
    case 'TSUnionType':
      return type.types.map(propertiesOf).reduce(merged);
    // Read by position, not by name.
    case 'TSTupleType':
      return new Map();
    case 'TSParenthesizedType':
      return propertiesOf(type.typeAnnotation);
    case 'TSTypeReference':
      return referenced(type);
    default:
      throw new Error(`a row type of the form ${type.type}`);
  }
}

function referenced(type) {
  const { name } = type.typeName;
  const [of, keys] = type.typeArguments?.params ?? [];
  if (name === 'Record') return new Map();
  if (name === 'Readonly') return propertiesOf(of);
  if (name === 'Pick') return filtered(propertiesOf(of), (key) => namesOf(keys).includes(key));
  if (name === 'Omit') return filtered(propertiesOf(of), (key) => !namesOf(keys).includes(key));
  const declared = declarationOf(name, type);
  if (declared?.type === 'TSTypeAliasDeclaration') return propertiesOf(declared.typeAnnotation);
  if (declared?.type !== 'TSInterfaceDeclaration') throw new Error(`the row type ${name}`);
  const parents = declared.extends.map(({ expression, typeArguments }) =>
    referenced({ typeName: expression, typeArguments, parent: declared, file: declared.file }),
  );
  return new Map([...parents.flatMap((parent) => [...parent]), ...propertiesOf(declared.body)]);
}

function merged(one, other) {
  const both = new Map([...one, ...other]);
  for (const name of one.keys()) if (other.has(name)) both.set(name, undefined);
  return both;
}

const filtered = (properties, wanted) => new Map([...properties].filter(([key]) => wanted(key)));

const namesOf = (type) =>
  type.type === 'TSUnionType' ? type.types.flatMap(namesOf) : [type.literal?.value].filter(Boolean);

const membersOf = (members) =>
  new Map(
    members
      .filter((member) => member.type === 'TSPropertySignature' && !member.optional)
      .map((member) => [
        member.key.name ?? member.key.value,
        primitivesOf(member.typeAnnotation.typeAnnotation),
      ]),
  );

const KEYWORDS = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBigIntKeyword: 'bigint',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
};
const NAMED = { Amount: 'bigint', Date: 'Date', Buffer: 'Buffer' };

/** The primitive types of a property's type, `null` included; undefined for others. */
function primitivesOf(type) {
  if (type.type === 'TSUnionType') {
    const parts = type.types.map(primitivesOf);
    return parts.includes(undefined) ? undefined : new Set(parts.flatMap((part) => [...part]));
  }
  const literal = type.type === 'TSLiteralType' ? typeof type.literal.value : undefined;
  const found =
    KEYWORDS[type.type] ??
    literal ??
    (type.type === 'TSTypeReference' ? NAMED[type.typeName.name] : undefined);
  return found === undefined ? undefined : new Set([found]);
}
