import { createHash } from 'node:crypto';
import type { Role } from '@tessera/protocol/console-permissions';
import { base32, type Identity } from '../modules/identity/index.ts';
import { createOperator, operatorByName } from '../modules/operators/index.ts';
import type { SettingsModule } from '../modules/settings/index.ts';
import type { Store } from '../store/index.ts';

/** Password of all demo operators, known to everyone. */
export const DEMO_OPERATOR_PASSWORD = 'Tessera#2026ops';

const people: Readonly<Record<Role, string>> = {
  admin: 'Tang Ning',
  cashier: 'Chen Mo',
  risk: 'Zhou Lan',
  service: 'Su Yue',
  lottery: 'Xu Zhe',
};

/** The demonstration's operators of the console, one of each role, with the keys of their authenticators. `npm start` prints them. */
export const demoOperators = (Object.keys(people) as Role[]).map((role) => {
  const key = createHash('sha256').update(`demo operator ${role}`).digest().subarray(0, 20);
  return { name: role, role, person: people[role], key, secret: base32(key).toUpperCase() };
});

interface SeedDeps {
  /** Absent: the node has no console. */
  readonly consoleStore: Store | undefined;
  readonly identity: Pick<Identity, 'passwords'>;
  readonly settings: Pick<SettingsModule, 'secrets'>;
}

/** Adds the demo operators that are missing. */
export async function seedDemoOperators({
  consoleStore: store,
  identity,
  settings,
}: SeedDeps): Promise<void> {
  if (!store) return;
  const sealing = settings.secrets.key('operator authenticator');
  for (const { key, secret: _, ...who } of demoOperators) {
    if (await operatorByName(store, who.name)) continue;
    await createOperator(who, DEMO_OPERATOR_PASSWORD, { store, identity, key: sealing }, key);
  }
}

/** Throws when a demo operator can sign in: production must not start with keys that are public. */
export async function refuseDemoOperators({ consoleStore: store, identity }: SeedDeps): Promise<void> {
  for (const { name } of store ? demoOperators : []) {
    const found = await operatorByName(store!, name);
    if (!found?.enabled || !found.password_hash) continue;
    if (await identity.passwords.verify(found.password_hash, DEMO_OPERATOR_PASSWORD))
      throw new Error(
        `Production refuses the demo operator "${name}": disable it or start on an empty store.`,
      );
  }
}
