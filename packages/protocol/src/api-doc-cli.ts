/** Prints the API reference: `node packages/protocol/src/api-doc-cli.ts > docs/api.md`. */
import { apiDoc } from './api-doc.ts';

process.stdout.write(apiDoc());
