/** TypeScript types of values by the object id of their type in PostgreSQL, as `store/pool.ts` reads them. */
const VALUES = {
  16: 'boolean',
  17: 'Buffer',
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  701: 'number',
  1043: 'string',
  1082: 'string',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
};

/**
 * Has the database prepare a statement without running it: `{ parameters, columns }`, with columns as a map from name to its
 * TypeScript type, undefined for types without one. Rejects with the database's error.
 */
function prepare(client, text) {
  return new Promise((resolve, reject) => {
    const found = { parameters: 0, columns: new Map() };
    const { connection } = client;
    const onParameters = ({ dataTypeIDs }) => {
      found.parameters = dataTypeIDs.length;
    };
    client.query({
      submit() {
        connection.on('parameterDescription', onParameters);
        connection.parse({ text, name: '' });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription({ fields }) {
        for (const { name, dataTypeID } of fields) found.columns.set(name, VALUES[dataTypeID]);
      },
      handleError(error) {
        connection.off('parameterDescription', onParameters);
        reject(error);
      },
      handleReadyForQuery() {
        connection.off('parameterDescription', onParameters);
        resolve(found);
      },
    });
  });
}

/** What is wrong with a statement of `collectStatements`: sentences with its place; none when it is right. */
export async function faultsOf(client, { place, texts, parameters, row }) {
  if (texts === undefined) return [`${place}: the text of the statement cannot be read from the source`];
  const whole = texts.map(ofCursor).filter((text) => !isUtility(text));
  if (row instanceof Error && whole.length > 0) return [`${place}: cannot read ${row.message}`];
  const faults = [];
  for (const text of whole) {
    const prepared = await prepare(client, text).catch((error) => error);
    if (prepared instanceof Error) faults.push(`${place}: ${prepared.message}`);
    else faults.push(...differences(prepared, { parameters, row }).map((fault) => `${place}: ${fault}`));
  }
  return faults;
}

/** The query that a cursor is declared for. */
const ofCursor = (text) => text.replace(/^declare [\w ]+ cursor for /, '');

/** Statements that PostgreSQL cannot prepare: they have no parameters and answer no rows. */
const isUtility = (text) =>
  /^\s*(alter|begin|commit|create|fetch|grant|listen|lock|revoke|rollback|set)\b/i.test(text);

function differences({ parameters, columns }, given) {
  const faults = [];
  if (given.parameters !== undefined && given.parameters !== parameters)
    faults.push(`${given.parameters} values for ${parameters} parameters`);
  for (const [name, types] of given.row ?? []) {
    if (!columns.has(name)) faults.push(`the row type has ${name}, which is not selected`);
    const type = columns.get(name);
    if (type && types && !types.has(type))
      faults.push(`${name} is ${type}, the row type says ${[...types].join(' | ')}`);
  }
  return faults;
}
