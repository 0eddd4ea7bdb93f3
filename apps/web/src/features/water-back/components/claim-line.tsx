import { AmountText } from '../../../components/amount/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { useClaims } from '../api/water-back.ts';
import { daysText } from '../model/bars.ts';

/** One claim of water-back. */
export type ClaimEntry = NonNullable<ReturnType<typeof useClaims>['data']>['pages'][number]['items'][number];

/** A claim with its time, its days and its sum. */
export function ClaimLine({ claim: { at, amount, rows, from, to } }: { claim: ClaimEntry }) {
  const t = useT();
  const format = useFormat();
  return (
    <li>
      <span>
        {format.time(at, 'MM-DD HH:mm')}
        <small>
          {daysText([from, to])} · {t('wb_history_rows', { n: rows })}
        </small>
      </span>
      <b>
        <AmountText amount={amount} still />
      </b>
    </li>
  );
}
