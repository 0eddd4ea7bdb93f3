import type { NodeChannels } from '../../../store/index.ts';
import type { TightenDeps } from '../../protection/index.ts';
import { type CaseKindDeps, caseKinds } from './case.ts';
import { channelKinds } from './channel.ts';
import { depositDecision } from './deposit.ts';
import type { CommandKind } from './kind.ts';
import { lotteryKinds } from './lottery.ts';
import { type NoticeKindDeps, noticeKinds } from './notice.ts';
import { offerKinds } from './offer.ts';
import { operatorCreate, operatorDisable } from './operator.ts';
import { payoutLockKinds } from './payout-lock.ts';
import { type PlayerKindDeps, playerKinds } from './player.ts';
import { playerGuardKinds } from './player-guard.ts';
import { limitTightening } from './player-limit.ts';
import { policyChange } from './policy.ts';
import { differenceClosing, reviewClosing } from './provider.ts';
import { rateSetting } from './rate.ts';
import { type ResultKindDeps, resultDecision } from './result.ts';
import { settingChange } from './setting.ts';
import { textKinds } from './text.ts';
import { textImport } from './text-import.ts';
import { themePublishing } from './theme.ts';
import { type VipKindDeps, vipChange } from './vip.ts';
import { type WaterBackKindDeps, waterBackChange } from './water-back.ts';
import { type WithdrawalKindDeps, withdrawalDecision } from './withdrawal.ts';

export interface KindDeps
  extends WithdrawalKindDeps,
    ResultKindDeps,
    PlayerKindDeps,
    TightenDeps,
    NoticeKindDeps,
    CaseKindDeps,
    VipKindDeps,
    WaterBackKindDeps {
  readonly mode: 'demo' | 'test' | 'production';
  readonly ledger: WithdrawalKindDeps['ledger'] & PlayerKindDeps['ledger'];
  readonly jobs: WithdrawalKindDeps['jobs'] & TightenDeps['jobs'];
  readonly nodeChannels: NodeChannels;
}

/** Everything that a command can change, in the console and on the command line alike. */
export const kindsOf = (deps: KindDeps): readonly CommandKind[] => [
  settingChange(deps),
  withdrawalDecision('approve', deps),
  withdrawalDecision('reject', deps),
  operatorCreate,
  operatorDisable,
  policyChange,
  ...lotteryKinds,
  resultDecision('result.enter', deps),
  resultDecision('result.void', deps),
  resultDecision('result.correct', deps),
  ...playerKinds(deps),
  limitTightening(deps),
  ...playerGuardKinds(deps),
  ...caseKinds(deps),
  withdrawalDecision('mark', deps),
  depositDecision('credit', deps),
  depositDecision('return', deps),
  ...channelKinds,
  rateSetting,
  differenceClosing,
  reviewClosing,
  ...payoutLockKinds,
  ...offerKinds,
  ...noticeKinds(deps),
  themePublishing(deps),
  ...textKinds(deps),
  textImport(deps),
  waterBackChange(deps),
  vipChange(deps),
];
