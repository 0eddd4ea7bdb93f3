import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'packages/messages';
/** The language that translations start from. */
const SOURCE = 'enUs';

/** A language: every area that it lacks with the English texts, to be translated in place. The code must be one of the product's. */
export function newLanguage(code, folder) {
  const known = readFileSync(join(folder, FOLDER, 'src/languages.ts'), 'utf8');
  if (!known.includes(`'${code}'`))
    throw new Error(`"${code}" is not in \`languages\` of ${FOLDER}/src/languages.ts`);
  const areas = readdirSync(join(folder, FOLDER, SOURCE)).filter(
    (area) => !existsSync(join(folder, FOLDER, code, area)),
  );
  return {
    files: Object.fromEntries(
      areas.map((area) => [
        `${FOLDER}/${code}/${area}`,
        readFileSync(join(folder, FOLDER, SOURCE, area), 'utf8'),
      ]),
    ),
    edits: {},
    next: `Translate the texts in ${FOLDER}/${code}, then add "${code}" to \`shippedLanguages\` in ${FOLDER}/src/languages.ts.`,
  };
}
