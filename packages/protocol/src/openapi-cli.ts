/** Prints the OpenAPI document: `npm run --silent openapi > openapi.json`. */
import { openApi } from './openapi.ts';

process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`);
