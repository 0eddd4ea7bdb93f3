/** `npm run entities`: writes the diagram of the central tables, made from the schema, into `docs/states.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDiagram } from './lib/entities.mjs';
import { root } from './lib/paths.mjs';

const file = join(root, 'docs/states.md');
writeFileSync(file, withDiagram(readFileSync(file, 'utf8')));
