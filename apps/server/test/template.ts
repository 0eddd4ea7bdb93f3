import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { StoreAddress } from '../src/store/index.ts';
import { holdRights } from '../src/store/rights.ts';

const TEMPLATE = 'tessera_template';

/** Makes the empty template database and returns its address. */
export async function makeTemplate(address: StoreAddress): Promise<StoreAddress> {
  await inServer(address, (client) => client.query(`create database ${TEMPLATE}`));
  return inDatabase(address, TEMPLATE);
}

/** Makes a copy of the template with a unique name. */
export async function copyTemplate(address: StoreAddress): Promise<StoreAddress> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await inServer(address, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  const copy = inDatabase(address, name);
  await inServer(copy, holdRights);
  return copy;
}

/** Removes a copy, also while it still has connections. */
export async function dropCopy(address: StoreAddress): Promise<void> {
  const name = new URL(address.ownerUrl).pathname.slice(1);
  await inServer(inDatabase(address, 'postgres'), (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  );
}

async function inServer(address: StoreAddress, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(address.ownerUrl);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function inDatabase(address: StoreAddress, name: string): StoreAddress {
  const renamed = (url: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  return {
    ...address,
    ownerUrl: renamed(address.ownerUrl),
    appUrl: renamed(address.appUrl),
    auditUrl: renamed(address.auditUrl),
    ...(address.consoleUrl === undefined ? {} : { consoleUrl: renamed(address.consoleUrl) }),
  };
}
