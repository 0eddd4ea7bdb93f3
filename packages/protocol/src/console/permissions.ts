/**
 * Who may do what in the operators' console: the one declared table of `permission(role, action, scope, mask)`. The server
 * checks it at every call, the client prints it as the matrix, and a test makes every call as every role and compares.
 */
import type { Amount } from '../money.ts';

/** Roles of operators. An operator has exactly one. */
export const roles = ['admin', 'cashier', 'risk', 'service', 'lottery'] as const;
export type Role = (typeof roles)[number];

/** Actions that a role can be allowed. Every call of the console names one of them, except those of signing in and out. */
export const consoleActions = [
  'dashboard.read',
  'command.read',
  'command.approve',
  'command.reject',
  'settings.read',
  'settings.write',
  'withdrawal.read',
  'withdrawal.approve',
  'withdrawal.reject',
  'player.reveal',
  'log.read',
  'log.verify',
  'operator.read',
  'operator.write',
  // Lotteries and draws. No action is about the result of a draw of our own protocol (trust.md D6).
  'lottery.read',
  'lottery.suspend',
  'lottery.offer',
  'lottery.price',
  'draw.read',
  'result.write',
  // Players.
  'player.read',
  'player.note',
  'player.disable',
  'player.enable',
  'player.recover',
  'player.grant',
  'player.tighten',
  'withdrawal.reveal',
  // Cases of safer play and risk.
  'case.read',
  'case.act',
  'case.evaluate',
  // Reports of the house.
  'report.run',
  'report.export',
  'log.export',
  // Money.
  'withdrawal.mark',
  'payout.lock',
  'payout.unlock',
  'deposit.read',
  'deposit.write',
  'channel.read',
  'channel.write',
  'rate.write',
  'provider.read',
  'provider.compare',
  'provider.close',
  // Customer service and rooms.
  'service.read',
  'service.reply',
  'service.answers',
  'chat.read',
  'chat.moderate',
  'chat.appeal',
  // Offers, VIP levels and water-back.
  'activity.read',
  'activity.dryrun',
  'activity.propose',
  // Content of the players' site.
  'notice.read',
  'notice.write',
  'help.read',
  // Themes and texts.
  'theme.read',
  'theme.write',
  'text.read',
  'text.write',
  'text.check',
  'text.import',
] as const;
export type ConsoleAction = (typeof consoleActions)[number];

/**
 * What of it the role reaches. `all`: everything. `area`: settings of the area of the role, and commands whose action the role
 * may itself propose. `own`: what the operator did.
 */
export type Scope = 'all' | 'area' | 'own';

/** Personal data of a player that a role never sees, not even with a reason. */
export const maskedFields = ['name', 'account', 'phone', 'email', 'birth'] as const;
export type MaskedField = (typeof maskedFields)[number];
/** Those of the account that a withdrawal is paid to. */
export const payeeFields = ['name', 'account'] as const satisfies readonly MaskedField[];

/** One cell of the table. A role without a cell for an action may not do it. */
export interface Grant {
  readonly scope: Scope;
  readonly mask: readonly MaskedField[];
}

const all: Grant = { scope: 'all', mask: [] };
const area: Grant = { scope: 'area', mask: [] };
const own: Grant = { scope: 'own', mask: [] };
/** Without the player's name and the account that is paid to. */
const masked: Grant = { scope: 'all', mask: payeeFields };

/** Rooms to look after. Who acted decides no appeal against it. */
const roomsKept = { 'chat.read': all, 'chat.moderate': all, 'chat.appeal': all } as const;

/** Cases of safer play and risk to look after. */
const casesRun = { 'case.read': all, 'case.act': all, 'case.evaluate': all } as const;

/** What each role does with players. A player's limits are only tightened: no action loosens one, or ends a break. */
const players: Readonly<Record<Role, Readonly<Partial<Record<ConsoleAction, Grant>>>>> = {
  admin: {
    'player.read': { scope: 'all', mask: maskedFields },
    'player.disable': all,
    'player.enable': all,
    'player.recover': all,
    'player.tighten': all,
    ...casesRun,
  },
  cashier: {
    'player.read': all,
    'player.reveal': { scope: 'all', mask: ['phone', 'email', 'birth'] },
    'player.note': all,
    'player.grant': all,
    'withdrawal.reveal': all,
  },
  risk: {
    'player.read': all,
    'player.reveal': all,
    'player.note': all,
    'player.disable': all,
    'player.enable': all,
    'player.recover': all,
    'player.grant': all,
    'player.tighten': all,
    ...casesRun,
    'withdrawal.reveal': all,
    'service.read': all,
    'service.answers': all,
    ...roomsKept,
  },
  // Proposes what players ask for, and approves nothing.
  service: {
    'player.read': { scope: 'all', mask: ['account'] },
    'player.reveal': { scope: 'all', mask: ['name', 'account', 'birth'] },
    'player.note': all,
    'player.recover': all,
    'command.read': area,
    'command.reject': area,
    'service.read': all,
    'service.reply': all,
    'service.answers': all,
    ...roomsKept,
  },
  lottery: {},
};

/** Deposits, channels, rates, providers and payout locks. */
const moneySeen = { 'channel.read': all, 'provider.read': all } as const;
const moneyRun = {
  ...moneySeen,
  'deposit.read': all,
  'deposit.write': all,
  'withdrawal.mark': all,
  'payout.lock': all,
  'payout.unlock': all,
  'channel.write': all,
  'rate.write': all,
  'provider.compare': all,
  'provider.close': all,
} as const;

/** Offers to look at, to compute and to change. */
const offersRun = { 'activity.read': all, 'activity.dryrun': all, 'activity.propose': all } as const;

/** Lotteries and draws to look at. */
const drawsSeen = { 'lottery.read': all, 'draw.read': all } as const;
/** Lotteries and the results of official draws to decide about. */
const drawsRun = {
  ...drawsSeen,
  'lottery.suspend': all,
  'lottery.offer': all,
  'lottery.price': all,
  'result.write': all,
} as const;

/** Notices and the answers to help articles. */
const contentSeen = { 'notice.read': all, 'help.read': all } as const;
const contentRun = { ...contentSeen, 'notice.write': all } as const;

/** Reports of the house; each report names the roles that may run it. */
const reports = { 'report.run': all, 'report.export': all } as const;

/** Themes and texts to look after. Who wrote a text does not check it. */
const looks = {
  'theme.read': all,
  'theme.write': all,
  'text.read': all,
  'text.write': all,
  'text.check': all,
  'text.import': all,
} as const;

export const grants: Readonly<Record<Role, Readonly<Partial<Record<ConsoleAction, Grant>>>>> = {
  admin: {
    'dashboard.read': all,
    'command.read': all,
    'command.approve': area,
    'command.reject': area,
    'settings.read': all,
    'settings.write': all,
    'withdrawal.read': masked,
    'log.read': all,
    'log.verify': all,
    'log.export': all,
    'operator.read': all,
    'operator.write': all,
    ...drawsSeen,
    ...players.admin,
    ...reports,
    ...moneySeen,
    'deposit.read': masked,
    'rate.write': all,
    ...offersRun,
    'activity.read': masked,
    'activity.dryrun': masked,
    ...contentRun,
    ...looks,
  },
  cashier: {
    'dashboard.read': all,
    'command.read': area,
    'command.approve': area,
    'command.reject': area,
    'settings.read': area,
    'settings.write': area,
    'withdrawal.read': all,
    'withdrawal.approve': all,
    'withdrawal.reject': all,
    'log.read': own,
    ...players.cashier,
    ...reports,
    ...moneyRun,
    'activity.read': all,
    'notice.read': all,
  },
  risk: {
    'dashboard.read': all,
    'command.read': all,
    'command.approve': area,
    'command.reject': area,
    'settings.read': all,
    'settings.write': all,
    'withdrawal.read': all,
    'withdrawal.approve': all,
    'withdrawal.reject': all,
    'log.read': all,
    'log.verify': all,
    'log.export': all,
    'operator.read': all,
    'operator.write': all,
    ...drawsRun,
    ...players.risk,
    ...reports,
    ...moneyRun,
    ...offersRun,
    ...contentRun,
  },
  service: {
    'dashboard.read': all,
    'withdrawal.read': masked,
    'log.read': own,
    ...players.service,
    'deposit.read': masked,
    'activity.read': masked,
    ...contentSeen,
    'text.read': all,
    'text.write': all,
  },
  lottery: {
    'dashboard.read': all,
    'command.read': area,
    'command.approve': area,
    'command.reject': area,
    'log.read': own,
    ...drawsRun,
    ...players.lottery,
    ...reports,
    'notice.read': all,
    ...looks,
  },
};

/** The cell of the table; undefined when the role may not. */
export function grantOf(role: Role, action: ConsoleAction): Grant | undefined {
  return grants[role][action];
}

/** Areas of the settings, in the order of the page. */
export const settingAreas = [
  'site',
  'calls',
  'service',
  'sign-in',
  'money',
  'teams',
  'protection',
  'console',
] as const;
export type SettingArea = (typeof settingAreas)[number];

/** Areas of a role whose scope over settings is `area`. */
export const areasOf: Readonly<Record<Role, readonly SettingArea[]>> = {
  admin: settingAreas,
  cashier: ['money'],
  risk: settingAreas,
  service: [],
  lottery: [],
};

/** What a command can change, with the permission that proposing and approving it needs. */
export const commandActions = {
  'setting.change': 'settings.write',
  'withdrawal.approve': 'withdrawal.approve',
  'withdrawal.reject': 'withdrawal.reject',
  'operator.create': 'operator.write',
  'operator.disable': 'operator.write',
  'policy.change': 'operator.write',
  'lottery.suspend': 'lottery.suspend',
  'lottery.resume': 'lottery.suspend',
  'lottery.enable': 'lottery.offer',
  'lottery.disable': 'lottery.offer',
  'lottery.price': 'lottery.price',
  'lottery.caps': 'lottery.price',
  'result.enter': 'result.write',
  'result.void': 'result.write',
  'result.correct': 'result.write',
  // Players.
  'player.disable': 'player.disable',
  'player.enable': 'player.enable',
  'player.factor': 'player.recover',
  'player.password': 'player.recover',
  'player.grant': 'player.grant',
  'player.limit': 'player.tighten',
  'player.break': 'player.tighten',
  'player.promotions': 'player.tighten',
  // Cases of safer play and risk.
  'case.assign': 'case.act',
  'case.contact': 'case.act',
  'case.plan': 'case.act',
  'case.evaluate': 'case.evaluate',
  // Money.
  'withdrawal.mark': 'withdrawal.mark',
  'deposit.credit': 'deposit.write',
  'deposit.return': 'deposit.write',
  'channel.open': 'channel.write',
  'channel.close': 'channel.write',
  'channel.terms': 'channel.write',
  'rate.set': 'rate.write',
  'difference.close': 'provider.close',
  'review.close': 'provider.close',
  'payout.lock': 'payout.lock',
  'payout.unlock': 'payout.unlock',
  // Offers.
  'offer.create': 'activity.propose',
  'offer.live': 'activity.propose',
  'offer.stop': 'activity.propose',
  'waterback.change': 'activity.propose',
  'vip.change': 'activity.propose',
  // Content.
  'notice.publish': 'notice.write',
  'notice.stop': 'notice.write',
  // Themes and texts.
  'theme.publish': 'theme.write',
  'text.write': 'text.write',
  'text.check': 'text.check',
  'text.publish': 'text.check',
  'text.import': 'text.import',
} as const satisfies Readonly<Record<string, ConsoleAction>>;
export type CommandAction = keyof typeof commandActions;
export const commandActionNames = Object.keys(commandActions) as readonly CommandAction[];

/**
 * Commands that the second person does not approve by what is shown: they give the same entry themselves, without seeing the first
 * (numbers of an official result).
 */
export const blindActions: readonly CommandAction[] = ['result.enter', 'result.correct'];

/** Commands of these actions are visible to a role with `command.read` of scope `area`. */
export function actionsOf(role: Role): readonly CommandAction[] {
  return commandActionNames.filter((action) => grantOf(role, commandActions[action]) !== undefined);
}

/**
 * Bounds of a lottery's prices: the prize group per 2000 of return, and the return of the credit board in ppm. Whatever is between them
 * is refused where an item would return more than is staked.
 */
export const priceBounds = {
  base: { min: 1600, max: 2000 },
  rtpPpm: { min: 800_000, max: 1_000_000 },
} as const;
/** Bounds of rates of water-back: the largest, the levels, and how far ahead a first day may be. */
export const rateBounds = { maxPpm: 20_000, levels: 8, aheadDays: 60 } as const;
/** Bounds of a table of VIP levels: the largest amount, in 1/10 000 of the currency, and withdrawals a day without a fee. */
export const levelBounds = { amount: 10_000_000_000_000n as Amount, withdrawals: 100 } as const;
/** Largest credit of one command `player.grant`, in 1/10 000 of the currency: 50 000. */
export const creditMax = 500_000_000n as Amount;
