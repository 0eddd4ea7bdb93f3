import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { RouteMeta } from '../src/platform/navigation/routes.ts';

/** A route of the client as its feature declares it. */
export interface DeclaredRoute extends Pick<RouteMeta, 'path' | 'access' | 'place'> {
  readonly name: string;
  /** The module of its screen. */
  readonly screen: string;
}

/** The routes that the features of a client declare in their `routes.ts`. */
export function declaredRoutes(root: string): readonly DeclaredRoute[] {
  const features = resolve(root, 'src/features');
  return readdirSync(features)
    .map((feature) => resolve(features, feature, 'routes.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => routesIn(file, readFileSync(file, 'utf8')));
}

/** The routes of one `routes.ts`. Throws if a value is not a literal, because the build does not run the file. */
export function routesIn(file: string, code: string): readonly DeclaredRoute[] {
  const routes: DeclaredRoute[] = [];
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'routes') return;
      for (const [name, route] of entriesOf(init)) {
        const values = new Map(entriesOf(route));
        const text = (key: string) => {
          const value = values.get(key);
          if (value?.type === 'Literal' && typeof value.value === 'string') return value.value;
          throw new Error(`${file}: ${name} has no literal ${key}`);
        };
        const screen = /\bimport\(\s*'([^']+)'/.exec(sourceOf(code, values.get('screen')))?.[1];
        if (!screen) throw new Error(`${file}: ${name} does not import its screen`);
        routes.push({
          name,
          path: text('path'),
          access: text('access') as DeclaredRoute['access'],
          place: text('place') as DeclaredRoute['place'],
          screen: resolve(dirname(file), screen),
        });
      }
    },
  });
  visitor.visit(parseSync(file, code).program);
  return routes;
}

function sourceOf(code: string, node: ESTree.Node | undefined): string {
  return node ? code.slice(node.start, node.end) : '';
}

/** Keys and values of an object, also with a type after it. */
function entriesOf(node: ESTree.Node | null | undefined): [string, ESTree.Node][] {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') {
    return entriesOf(node.expression);
  }
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property): [string, ESTree.Node][] => {
    if (property.type !== 'Property') return [];
    const { key, value } = property;
    if (key.type === 'Identifier') return [[key.name, value]];
    return key.type === 'Literal' ? [[String(key.value), value]] : [];
  });
}
