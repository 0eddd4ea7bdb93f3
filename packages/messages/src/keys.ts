import type account from '../enUs/account.json';
import type activities from '../enUs/activities.json';
import type betting from '../enUs/betting.json';
import type cashier from '../enUs/cashier.json';
import type chat from '../enUs/chat.json';
import type common from '../enUs/common.json';
import type errors from '../enUs/errors.json';
import type fairness from '../enUs/fairness.json';
import type games from '../enUs/games.json';
import type help from '../enUs/help.json';
import type letters from '../enUs/letters.json';
import type lines from '../enUs/lines.json';
import type names from '../enUs/names.json';
import type notices from '../enUs/notices.json';
import type records from '../enUs/records.json';
import type reports from '../enUs/reports.json';
import type rewards from '../enUs/rewards.json';
import type service from '../enUs/service.json';
import type start from '../enUs/start.json';
import type team from '../enUs/team.json';

/** Areas whose texts the server sends to its clients, each with the English texts that name its keys. */
interface Catalogue {
  readonly start: typeof start;
  readonly lines: typeof lines;
  readonly common: typeof common;
  readonly errors: typeof errors;
  readonly account: typeof account;
  readonly betting: typeof betting;
  readonly cashier: typeof cashier;
  readonly records: typeof records;
  readonly help: typeof help;
  readonly fairness: typeof fairness;
  readonly reports: typeof reports;
  readonly rewards: typeof rewards;
  readonly activities: typeof activities;
  readonly team: typeof team;
  readonly notices: typeof notices;
  readonly chat: typeof chat;
  readonly service: typeof service;
}

/** Areas of the catalogue: each is the file `<language>/<area>.json`. */
export type CatalogueArea = keyof Catalogue;

/** Key of a text in an area of the catalogue. */
export type KeyOf<Area extends CatalogueArea> = keyof Catalogue[Area] & string;

/** Key of any text in the catalogue. The name of a lottery family is also a text. */
export type MessageKey =
  | { readonly [Area in CatalogueArea]: KeyOf<Area> }[CatalogueArea]
  | `family_${NamedId<'family'>}`;

/** Key of a text of the messages that the server sends, in `<language>/letters.json`. */
export type LetterKey = keyof typeof letters;

/** Texts by key, as sent to clients: an operator may add keys of their own. */
export type Messages = Readonly<Record<string, string>>;

/** Id of a thing of a kind that has a name in `<language>/names.json`: `NamedId<'bank'>` is `'icbc' | 'ccb' | …`. */
export type NamedId<Kind extends string> = RestOf<keyof typeof names, Kind>;

/**
 * Key of a text of a game, or of the `frame` around every game, in `<language>/games.json`: `GameTextKey<'crash'>` is
 * `'title' | 'auto' | …`.
 */
export type GameTextKey<Part extends string> = RestOf<keyof typeof games, Part>;

/** What follows `<Start>.` in the keys that begin with it. */
type RestOf<Key, Start extends string> = Key extends `${Start}.${infer Rest}` ? Rest : never;
