import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Notices, Store } from '../store/index.ts';
import { createBuckets, type Rate } from './buckets.ts';
import { clientOfRequest, createConnections } from './connections.ts';
import { createNodes } from './nodes.ts';
import { createPlaces } from './places.ts';
import { type Client, createProxies } from './proxies.ts';
import { createSlots, type SlotLimits } from './slots.ts';

/** Ways into a node whose refusals are counted apart. */
export const entrances = [
  'connection',
  'call',
  'queue',
  'handshake',
  'socket',
  'report',
  'callback',
  'file',
] as const;
export type Entrance = (typeof entrances)[number];

/** Limits of admission (E11, E12, E15): platform settings, read at each decision. */
export interface AdmissionLimits extends SlotLimits {
  /** All calls of one address. */
  readonly address: Rate;
  readonly handshake: Rate;
  readonly report: Rate;
  readonly callback: Rate;
  readonly file: Rate;
  /** Open connections; behind a proxy, requests at once and sockets. */
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly socketsPerAccount: number;
  /** Connections of one node that began a socket and have not opened it. */
  readonly handshakesOpen: number;
}

/** Who a call is counted for: its session, or where it comes from. Nothing that a caller makes up. */
export type Caller = { readonly session: bigint } | { readonly network: string };

/** One rate of calls; `shared` ones hold over all nodes exactly, the others within a second. */
export interface CallRate {
  readonly name: string;
  readonly rate: Rate;
  readonly shared: boolean;
}

/** A socket that is being opened: it has a place among those of its address until it is open or gone. */
export interface Handshake {
  readonly client: Client;
  /** Gives the place back; may be called again. */
  leave(): void;
}

/** Admission control for every way into a node, in one place (E15). All of it counts before anything is judged or awaited. */
export interface Gate {
  /** The client behind a raw request, whatever he claims. */
  clientOf(request: Pick<IncomingMessage, 'socket' | 'headers'>): Client;
  /** Whether an address is that of a trusted proxy. */
  trusts(address: string): boolean;
  /** Bounds the connections of direct clients of this server. */
  watch(server: Server): void;
  /** Takes a place for one request; false when its client has too many at once. */
  request(client: Client, response: ServerResponse): boolean;
  /** One call of an address: 0, or the milliseconds to wait. */
  call(client: Pick<Client, 'network'>): number;
  /** One call of its kind: 0, or the milliseconds to wait. */
  callOf(kind: CallRate, caller: Caller): Promise<number>;
  /** A slot for the work of a call, or undefined: the node is full. Give it back when the work has ended. */
  slot(): Promise<(() => void) | undefined>;
  /** A place for a handshake that begins, or undefined. */
  handshake(request: Pick<IncomingMessage, 'socket' | 'headers'>): Handshake | undefined;
  /** Reserves one of the sockets of an address and a player, before anything is awaited. Answers undefined when either limit is reached. */
  socket(client: Client): (() => void) | undefined;
  /** The same for its player, once he is known; on all nodes. */
  playerSocket(client: Client, userId: bigint | undefined): Promise<(() => void) | undefined>;
  /** Whether a report is read, and whether it is worth a line in the log. */
  report(client: Client): 'refused' | 'counted' | 'logged';
  /** Counts a call of a third party before its body is read; undefined = refused. The answer takes the count back for one that is believed. */
  callback(client: Client): (() => void) | undefined;
  /** Whether a client may have one more file. */
  file(client: Client): boolean;
  readonly slots: { readonly inFlight: number; readonly waiting: number };
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export interface GateDeps {
  readonly store: Store;
  readonly notices: Notices;
  readonly log: Logger;
  /** Addresses and networks of trusted proxies. */
  readonly trustedProxies: readonly string[];
  readonly limits: () => AdmissionLimits;
  /** Hears of each refusal. */
  readonly refused: (entrance: Entrance) => void;
  /** False for a node that answers no calls. */
  readonly serves: boolean;
}

/** Lines that reports of all clients together may add to the log. */
const REPORTS_LOGGED: Rate = { burst: 60, perMinute: 60 };

/** Opens the gate of one node. Errors: throws when the list of proxies cannot be read. */
export async function createGate(deps: GateDeps): Promise<Gate> {
  const { limits, refused } = deps;
  const proxies = createProxies(deps.trustedProxies);
  const buckets = createBuckets();
  const places = createPlaces();
  const slots = createSlots(limits);
  const connections = createConnections(proxies, places, () => limits().connectionsPerAddress);
  const nodes = await createNodes({ ...deps, buckets });

  /** Counts a refusal where there is one. */
  const counted = <T>(entrance: Entrance, given: T | undefined): T | undefined => {
    if (given === undefined) refused(entrance);
    return given;
  };
  const waitFor = (entrance: Entrance, waitMs: number): number => {
    if (waitMs > 0) refused(entrance);
    return waitMs;
  };
  const clientOf: Gate['clientOf'] = (request) => clientOfRequest(proxies, request);

  return {
    clientOf,
    trusts: proxies.trusts,
    watch: connections.watch,
    request(client, response) {
      if (connections.request(client, response)) return true;
      refused('connection');
      return false;
    },
    call: ({ network }) => waitFor('call', buckets.take(`address ${network}`, limits().address)),
    async callOf({ name, rate, shared }, caller) {
      const who = 'session' in caller ? `session ${caller.session}` : `address ${caller.network}`;
      const key = `${name} ${who}`;
      // What this node refuses by itself costs no round trip.
      const own = buckets.take(key, rate);
      return waitFor('call', own > 0 || !shared ? own : await nodes.take(key, rate));
    },
    async slot() {
      return counted('queue', await slots.enter());
    },
    handshake(request) {
      const client = clientOf(request);
      const { handshake, handshakesOpen, socketsPerAddress } = limits();
      const taken = takeAll([
        () => (buckets.take(`handshake ${client.network}`, handshake) === 0 ? () => {} : undefined),
        () => places.take('handshakes', handshakesOpen),
        () => places.take(`handshake ${client.network}`, socketsPerAddress),
      ]);
      return counted('handshake', taken && { client, leave: taken });
    },
    socket(client) {
      return counted(
        'socket',
        takeAll([
          () => places.take(`socket ${client.network}`, limits().socketsPerAddress),
          () => connections.lasting(client),
        ]),
      );
    },
    async playerSocket({ network }, userId) {
      const { socketsPerAddress: perAddress, socketsPerAccount: perAccount } = limits();
      const own = userId === undefined ? () => {} : places.take(`player ${userId}`, perAccount);
      if (!own) return counted('socket', own);
      try {
        const signOff = await nodes.takeSocket({ network, userId }, { perAddress, perAccount });
        if (!signOff) {
          own();
          return counted('socket', signOff);
        }
        return () => {
          own();
          signOff();
        };
      } catch (error) {
        own();
        throw error;
      }
    },
    report({ network }) {
      if (buckets.take(`report ${network}`, limits().report) > 0) {
        refused('report');
        return 'refused';
      }
      return buckets.take('reports logged', REPORTS_LOGGED) > 0 ? 'counted' : 'logged';
    },
    callback({ network }) {
      const key = `callback ${network}`;
      const holds = buckets.take(key, limits().callback) === 0;
      return counted('callback', holds ? () => buckets.giveBack(key) : undefined);
    },
    file: ({ network }) => waitFor('file', buckets.take(`file ${network}`, limits().file)) === 0,
    slots,
    tidy: nodes.tidy,
    close: nodes.close,
  };
}

/** Takes one place after the other; when one is refused, those before it are given back. */
function takeAll(takes: readonly (() => (() => void) | undefined)[]): (() => void) | undefined {
  const given: (() => void)[] = [];
  const leave = () => {
    for (const back of given.splice(0)) back();
  };
  for (const take of takes) {
    const back = take();
    if (!back) {
      leave();
      return undefined;
    }
    given.push(back);
  }
  return leave;
}
