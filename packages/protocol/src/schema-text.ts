import { z } from 'zod';
import type { KindName } from './kind-notes.ts';
import * as schemas from './schemas.ts';

/** The subset of JSON Schema that endpoint declarations produce. */
export interface SchemaJson {
  /** Name of the shared building block behind the schema. */
  readonly kind?: KindName;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaJson[];
  /** Of a union whose members a field tells apart. */
  readonly oneOf?: readonly SchemaJson[];
  readonly properties?: Readonly<Record<string, SchemaJson>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaJson | boolean;
  readonly propertyNames?: SchemaJson;
  readonly items?: SchemaJson;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** Names of the shared building blocks in `schemas.ts`; a field built from one is printed by that name. */
const kinds = Object.entries(schemas).filter(([name]) => name !== 'nothing') as [KindName, z.ZodType][];
const kindNames: ReadonlyMap<unknown, KindName> = new Map(kinds.map(([name, schema]) => [schema, name]));

/** The JSON Schema of a request (`input`: defaults may be left out) or a reply (`output`). */
export function schemaJson(schema: z.ZodType, io: 'input' | 'output'): SchemaJson {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = kindNames.get(zodSchema);
      if (kind !== undefined) jsonSchema.kind = kind;
    },
  }) as SchemaJson;
}

/** One line of text per shared building block, in order of their names. */
export function kindTexts(): readonly (readonly [name: KindName, text: string])[] {
  return kinds
    .map(([name, schema]) => [name, onOneLine(typeText(schemaJson(schema, 'input')))] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Prints a schema as a type in a short notation: shared kinds by name, bounds in parentheses, optional fields with `?`,
 * defaults after `=`. Objects take one line per field.
 */
export function typeText(schema: SchemaJson, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const members = schema.anyOf ?? schema.oneOf;
  if (members !== undefined) return members.map((one) => kindText(one, indent)).join(' | ');
  if (schema.type === 'array')
    return `${listItem(schema, indent)}[]${rangeText(schema.minItems, schema.maxItems)}`;
  if (schema.type === 'object') return objectText(schema, indent);
  if (schema.type === 'string') return `text${stringBounds(schema)}`;
  if (schema.type === 'integer' || schema.type === 'number') return `${schema.type}${numberBounds(schema)}`;
  return schema.type ?? 'any';
}

function kindText(schema: SchemaJson, indent: string): string {
  return schema.kind ?? typeText(schema, indent);
}

function objectText(schema: SchemaJson, indent: string): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) {
    const values = schema.additionalProperties;
    if (typeof values !== 'object' || Object.keys(schema.propertyNames ?? {}).length === 0) return '{}';
    return `{ [${kindText(schema.propertyNames!, indent)}]: ${kindText(values, indent)} }`;
  }
  const inner = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    const standard = field.default === undefined ? '' : ` = ${JSON.stringify(field.default)}`;
    return `${inner}${name}${optional}: ${kindText(field, inner)}${standard}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function listItem(schema: SchemaJson, indent: string): string {
  const item = schema.items ?? {};
  const text = kindText(item, indent);
  const members = item.anyOf ?? item.oneOf ?? item.enum ?? [];
  return item.kind === undefined && members.length > 1 ? `(${text})` : text;
}

function stringBounds({ pattern, minLength, maxLength }: SchemaJson): string {
  return pattern === undefined ? rangeText(minLength, maxLength) : ` /${pattern}/`;
}

function numberBounds({ minimum, maximum, exclusiveMinimum }: SchemaJson): string {
  if (exclusiveMinimum !== undefined) return ` (> ${exclusiveMinimum})`;
  return rangeText(minimum, maximum);
}

/** Bounds, both inclusive; the bounds of every JSON integer are left out. */
function rangeText(min: number | undefined, max: number | undefined): string {
  const low = min === undefined || min === Number.MIN_SAFE_INTEGER ? undefined : min;
  const high = max === undefined || max === Number.MAX_SAFE_INTEGER ? undefined : max;
  if (low === undefined && high === undefined) return '';
  if (high === undefined) return ` (>= ${low})`;
  return low === undefined ? ` (<= ${high})` : ` (${low} to ${high})`;
}

function onOneLine(text: string): string {
  return text
    .replace(/\{\n */g, '{ ')
    .replace(/\n *\}/g, ' }')
    .replace(/\n */g, ', ');
}
