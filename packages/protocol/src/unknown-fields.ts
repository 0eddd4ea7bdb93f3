import type { z } from 'zod';

/**
 * Field that a call with `writes` always accepts, even undeclared: the request id of the caller (E2). A call that
 * declares `rid` validates it itself.
 */
const ALWAYS_ALLOWED = 'rid';

/**
 * The first field of `payload` that `schema` does not declare, as a path such as `bets.0.multipel`; undefined when
 * every field is declared. Reads drop such fields; calls that change state refuse them, so that a misspelt filter never
 * means "all" (E1).
 *
 * Values of the wrong type are not inspected: parsing refuses them.
 */
export function unknownField(schema: z.ZodType, payload: unknown): string | undefined {
  return isFields(payload) ? unknownIn(schema, omitRid(payload), '') : undefined;
}

type Fields = Readonly<Record<string, unknown>>;
/** The part of a zod schema definition used here; zod keeps it public for such tools. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

function unknownIn(schema: z.ZodType, value: unknown, path: string): string | undefined {
  const definition = schema.def as unknown as Definition;
  const { shape, element, valueType, options } = definition;
  // Optional, nullable, with a default, and similar wrappers.
  const inner = definition.innerType ?? definition.in;
  if (inner) return unknownIn(inner, value, path);
  if (shape) {
    if (!isFields(value) || definition.catchall) return undefined;
    for (const [name, field] of Object.entries(value)) {
      const own = Object.hasOwn(shape, name) ? shape[name] : undefined;
      const found = own ? unknownIn(own, field, `${path}${name}.`) : `${path}${name}`;
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (element && Array.isArray(value)) {
    return first(value, (item, index) => unknownIn(element, item, `${path}${index}.`));
  }
  if (valueType && isFields(value)) {
    return first(Object.entries(value), ([name, item]) => unknownIn(valueType, item, `${path}${name}.`));
  }
  if (options) {
    // A field counts as declared if any matching option of the union declares it.
    const fitting = options.filter((option) => option.safeParse(value).success);
    const found = fitting.map((option) => unknownIn(option, value, path));
    return found.includes(undefined) ? undefined : found[0];
  }
  return undefined;
}

function first<T>(
  items: readonly T[],
  find: (item: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function omitRid({ [ALWAYS_ALLOWED]: _rid, ...rest }: Fields): Fields {
  return rest;
}
