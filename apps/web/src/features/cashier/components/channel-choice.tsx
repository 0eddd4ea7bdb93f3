import { shortFigure } from '@tessera/protocol/money';
import { Tag } from '@tessera/ui';
import { amountFrom, EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Channel } from '../model/deposit.ts';
import { ChannelArt } from './channel-art.tsx';
import { MethodChoice } from './method-choice.tsx';

export interface ChannelChoiceProps {
  channels: readonly Channel[];
  value: string | undefined;
  onValue: (id: string) => void;
}

/** Deposit channels with bounds, fee and usual time; a closed channel stays in the list and says so. */
export function ChannelChoice({ channels, value, onValue }: ChannelChoiceProps) {
  const t = useT();
  const format = useFormat();
  const lineOf = (channel: Channel) => {
    if (channel.state !== 'open') return t(`recharge_channel_${channel.state}`);
    return t('recharge_channel_line', {
      min: shortFigure(format.figure(channel.min, EXACT)),
      max: shortFigure(format.figure(channel.max, EXACT)),
      fee: feeText(channel),
      n: channel.minutes,
    });
  };
  const feeText = ({ fee_ppm, fee_fixed }: Channel) => {
    const fixed = amountFrom(fee_fixed) ?? 0n;
    const parts = [
      ...(fee_ppm > 0 ? [`${fee_ppm / 10_000}%`] : []),
      ...(fixed > 0n ? [format.money(fee_fixed, EXACT)] : []),
    ];
    return parts.length === 0 ? t('cashier_free') : t('recharge_fee_of', { fee: parts.join(' + ') });
  };
  return (
    <MethodChoice
      name="recharge-channel"
      label={t('recharge_method')}
      value={value}
      onValue={onValue}
      methods={channels.map((channel) => ({
        id: channel.id,
        art: <ChannelArt method={channel.method} />,
        name: (
          <>
            {format.name(channel.name)}
            {channel.last_used && <Tag tone="primary">{t('recharge_last_used')}</Tag>}
          </>
        ),
        line: lineOf(channel),
        disabled: channel.state !== 'open',
      }))}
    />
  );
}
