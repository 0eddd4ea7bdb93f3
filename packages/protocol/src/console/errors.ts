import type { AnswerState } from '../states.ts';

/** What the console needs to know about a code. */
export interface ConsoleErrorRow {
  readonly state: Exclude<AnswerState, 'SUCCESS'>;
  readonly text: { readonly enUs: string; readonly zhCn: string };
}

const failed = (enUs: string, zhCn: string): ConsoleErrorRow => ({ state: 'FAILED', text: { enUs, zhCn } });

/**
 * Codes that only calls of the console return, with their texts. They are no part of the catalogue of players, which every
 * visitor loads.
 */
export const consoleErrors = {
  operator_address_refused: failed(
    'The console cannot be used from this network address.',
    '此网络地址不能使用运营台。',
  ),
  operator_not_permitted: failed('Your role may not do this.', '你的角色没有这项权限。'),
  command_stale: failed(
    'The target has changed since this was shown. Nothing was changed. Look at it and propose it again.',
    '目标已与显示的内容不同，未作任何改动。请重新查看后再提出。',
  ),
  command_own: failed('Nobody approves a command of their own.', '不能批准自己提出的操作。'),
  command_expired: failed('The command has expired. Propose it again.', '操作已过期，请重新提出。'),
  command_ended: failed('The command is no longer waiting.', '该操作已不在等待中。'),
  command_nobody: failed(
    'Nobody else could approve this, so it cannot be proposed.',
    '没有其他人能批准这项操作，因此不能提出。',
  ),
  command_invalid: failed(
    'The new value is not allowed; `data.reason` says why.',
    '新值不被允许，原因见说明。',
  ),
  command_same: failed('This would change nothing.', '内容没有变化。'),
  entry_needed: failed(
    'This is not approved by what is shown: enter the numbers yourself.',
    '这项操作不能凭显示的内容批准，请自行录入号码。',
  ),
  entry_differs: failed(
    'The two entries differ. Nothing was published, and both enter the numbers again.',
    '两人录入的号码不同。没有公布任何结果，两人都须重新录入。',
  ),
  view_full: failed(
    'You keep as many views as the console can hold. Remove one first.',
    '保存的视图数量已达上限，请先移除一个。',
  ),
  view_name_taken: failed('Another view of this page has this name.', '本页已有同名视图。'),
  report_open: failed(
    'The period has not ended yet, or its sums are still being made. Choose days up to yesterday, or try again in a few minutes.',
    '期间尚未结束，或汇总仍在进行。请选择截至昨天的日期，或几分钟后再试。',
  ),
  service_not_assigned: failed(
    'This case is not with you any more. Nothing was sent.',
    '这条会话已不在你这里，内容没有发出。',
  ),
  service_case_taken: failed(
    'Somebody else has this case now, or it has ended.',
    '这条会话已由其他人接待，或已结束。',
  ),
  service_no_room: failed('You are away, or have as many cases as you take.', '你不在席，或接待数已满。'),
  service_tag_unknown: failed(
    'A tag is no longer in the list. Choose again.',
    '有标签已不在列表中，请重新选择。',
  ),
  service_agent_full: failed(
    'This colleague is away or has as many cases as they take.',
    '这位同事不在席，或接待数已满。',
  ),
  service_answers_full: failed(
    'There are as many canned answers as the platform can keep.',
    '常用语数量已达上限。',
  ),
  appeal_own: failed('Nobody decides an appeal against an act of their own.', '不能裁定针对自己处理的申诉。'),
  theme_contrast: failed(
    'Texts would be hard to read in these colours; `data.pairs` names them.',
    '这些颜色会让文字难以辨认，须达到对比度要求。',
  ),
  text_refused: failed(
    'The text does not fit its source; `data.faults` says what is wrong.',
    '文案与原文不符，原因见说明。',
  ),
  water_back_edge: failed(
    'A play or a platform would give back more than its edge; `data.items` says which.',
    '有玩法或平台的返还将超过其优势，见说明。',
  ),
  appeal_ended: failed('This appeal has its answer.', '这条申诉已有裁定。'),
  offer_invalid: failed(
    'These terms are not allowed; `data.reason` says which.',
    '活动条件不被允许，原因见说明。',
  ),
  offer_requirement: failed(
    'The stake required is at most ten times the bonus.',
    '流水要求最多为礼金的 10 倍。',
  ),
  offer_budget: failed(
    'The budget is less than the offer has given already.',
    '预算低于该活动已发放的金额。',
  ),
  offer_budget_less: failed(
    'Turns of a wheel that are not drawn are owed: a later version has no smaller budget or share.',
    '转盘尚未开出的次数仍须兑付，新版本的预算与每人上限不能低于之前的版本。',
  ),
  offer_not_draft: failed(
    'This version is no draft any more, or a later one was live. Make a new version.',
    '该版本已不是草稿，或更新的版本已上线。请新建版本。',
  ),
  offer_over: failed(
    'The time of this version is over. Make a new version.',
    '该版本的时间已过，请新建版本。',
  ),
  offer_overlaps: failed(
    'A version that is scheduled would never begin, because this one begins before it. Begin later, or stop the offer first.',
    '已排期的版本会因本版本更早开始而无法生效。请推迟开始时间，或先停止活动。',
  ),
  dry_run_busy: failed(
    'A dry run is being computed on this server. Try again when it has ended.',
    '服务器正在试算另一项活动，请待其结束后再试。',
  ),
} as const satisfies Readonly<Record<string, ConsoleErrorRow>>;

/** Content of `data` by code; codes not listed have none. */
export interface ConsoleErrorData {
  /** Why the value is refused, in English, as the schema says it. */
  readonly command_invalid: { readonly reason: string };
  /** What is wrong with the terms, in English, each with its path. */
  readonly offer_invalid: { readonly reason: string };
  /** Colours that meet, with their ratio and the least one, the first ten. `reason`: the same in one line. */
  readonly theme_contrast: {
    readonly reason: string;
    readonly pairs: readonly {
      readonly on: string;
      readonly ground: string;
      readonly ratio: number;
      readonly least: number;
    }[];
  };
  /** What is wrong, each with the placeholders or plural forms that it is about. `reason`: the same in one line. */
  readonly water_back_edge: {
    readonly reason: string;
    readonly items: readonly { readonly of: string; readonly room: number }[];
    readonly count: number;
  };
  readonly text_refused: {
    readonly reason: string;
    readonly faults: readonly { readonly kind: string; readonly names: readonly string[] }[];
  };
}

export type ConsoleErrorCode = keyof typeof consoleErrors;

/** Whether the code is one of the console. */
export function isConsoleErrorCode(text: string): text is ConsoleErrorCode {
  return Object.hasOwn(consoleErrors, text);
}
