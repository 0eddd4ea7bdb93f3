import type { MessageKey } from '@tessera/messages';
import { percentText, units } from '../../../components/reward-figures/index.ts';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import type { VipLevel } from '../api/vip.ts';
import { tableFigure } from '../model/table-figure.ts';

/** One line of the table of levels. */
export interface Perk {
  readonly key: string;
  readonly name: string;
  /** Its value at a level, as text. */
  text(level: VipLevel): string;
  /** Its size, to compare levels; without one levels do not differ in it. */
  size?(level: VipLevel): bigint | number;
  /** What a level needs or costs, not what it gives. */
  readonly price?: true;
}

export interface PerkGroup {
  readonly title: MessageKey;
  readonly perks: readonly Perk[];
}

/** All lines of the table of levels, by group; `edge_ppm` is the edge of the mean costs. */
export function usePerks(edge_ppm: number): readonly PerkGroup[] {
  const t = useT();
  const language = useLanguage();
  const money = (key: keyof VipLevel & string, name: MessageKey): Perk => ({
    key,
    name: t(name),
    text: (level) => tableFigure(String(level[key]), language),
    size: (level) => units(String(level[key])),
  });
  const rate = (key: 'lottery_ppm' | 'platform_ppm', name: MessageKey): Perk => ({
    key,
    name: t(name),
    text: (level) => percentText(level[key]),
    size: (level) => level[key],
  });
  const count = (key: 'withdrawals' | 'free_withdrawals', name: MessageKey): Perk => ({
    key,
    name: t(name),
    text: (level) => String(level[key]),
    size: (level) => level[key],
  });
  return [
    {
      title: 'vip_group_level',
      perks: [
        {
          ...money('turnover', 'vip_row_turnover'),
          text: (level) => tableFigure(level.turnover, language, '0'),
          price: true,
        },
        {
          key: 'cost',
          name: t('vip_row_cost', { edge: percentText(edge_ppm) }),
          text: (level) => tableFigure(level.cost, language, '0'),
          size: (level) => units(level.cost),
          price: true,
        },
        { key: 'keep', name: t('vip_row_keep'), text: () => t('vip_keeps'), price: true },
      ],
    },
    {
      title: 'vip_group_bonus',
      perks: [
        money('promotion', 'vip_row_promotion'),
        money('weekly', 'vip_row_weekly'),
        money('monthly', 'vip_row_monthly'),
        money('birthday', 'vip_row_birthday'),
      ],
    },
    {
      title: 'vip_group_back',
      perks: [rate('lottery_ppm', 'vip_row_lottery'), rate('platform_ppm', 'vip_row_platform')],
    },
    {
      title: 'vip_group_cashout',
      perks: [
        count('withdrawals', 'vip_row_withdrawals'),
        count('free_withdrawals', 'vip_row_free'),
        money('withdrawal_max', 'vip_row_withdrawal_max'),
      ],
    },
  ];
}
