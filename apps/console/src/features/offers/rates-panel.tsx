import { Input, Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { useProposal } from '../../parts/proposal.tsx';
import { percentText } from '../../platform/format.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import { type Levels, useLevels } from './offer-data.ts';
import { PastVersions } from './past-versions.tsx';
import styles from './rates.module.css';
import { columnsOf, faultAt, type RateFault, type TypedRate, typedRates } from './rates.ts';
import { closeVersions, VersionPanel } from './version-panel.tsx';

/** Rates of water-back by level: other ones from a day to come on, and the versions of before. */
export function RatesPanel() {
  const levels = useLevels(true);
  const newest = levels.data?.versions[0];
  if (!levels.data || !newest) return null;
  return <RatesForm key={newest.number} levels={levels.data} newest={newest} />;
}

function RatesForm({ levels, newest }: { levels: Levels; newest: Levels['versions'][number] }) {
  const t = useT();
  const { firstDay: first, command, versions } = levels;
  const [rates, setRates] = useState(() => typedRates(newest));
  const [from, setFrom] = useState(first);
  const typed = columnsOf(rates);
  const isSame =
    typed?.lottery.join() === newest.lottery.join() && typed.platform.join() === newest.platform.join();
  const proposal = useProposal({
    action: 'waterback.change',
    target: 'rates',
    payload: typed && from >= first && !isSame ? { from, ...typed } : undefined,
    button: 'propose',
    reasonHelp: 'reason_in_log',
    onDone: closeVersions,
  });
  return (
    <VersionPanel
      title={t('rates_title')}
      about={t('rates_about')}
      number={newest.number}
      command={command}
      day={{ first, from, onFrom: setFrom }}
      proposal={proposal}
      form={<RateRows rates={rates} onChange={setRates} />}
      past={
        <PastVersions
          versions={versions}
          figures={(version) =>
            columns.map((column) => (
              <span key={column} className="n">
                {t(COLUMN_TEXT[column])} {version[column].map(percentText).join(' · ')}
              </span>
            ))
          }
        />
      }
    />
  );
}

const columns = ['lottery', 'platform'] as const;
const COLUMN_TEXT = { lottery: 'level_lottery', platform: 'level_platform' } as const;
const FAULT_TEXT = {
  form: 'rate_form',
  large: 'rate_large',
  falls: 'rate_falls',
} as const satisfies Readonly<Record<RateFault, TextKey>>;

function RateRows({
  rates,
  onChange,
}: {
  rates: readonly TypedRate[];
  onChange: (rates: readonly TypedRate[]) => void;
}) {
  const t = useT();
  const faults = rates.flatMap((_, at) =>
    columns.flatMap((column) => {
      const fault = faultAt(rates, at, column);
      return fault ? [`VIP ${at + 1} · ${t(COLUMN_TEXT[column])}: ${t(FAULT_TEXT[fault])}`] : [];
    }),
  );
  return (
    <div className={styles.rates}>
      <div className={styles.row}>
        <span />
        {columns.map((column) => (
          <span key={column} className="s12 t3">
            {t(COLUMN_TEXT[column])} %
          </span>
        ))}
      </div>
      {rates.map((rate, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the level.
        <div key={at} className={styles.row}>
          <span>VIP {at + 1}</span>
          {columns.map((column) => (
            <Input
              key={column}
              inputMode="decimal"
              aria-label={`VIP ${at + 1} · ${t(COLUMN_TEXT[column])} %`}
              aria-invalid={faultAt(rates, at, column) !== undefined}
              value={rate[column]}
              onValue={(text) =>
                onChange(rates.map((one, place) => (place === at ? { ...one, [column]: text } : one)))
              }
            />
          ))}
        </div>
      ))}
      {faults.length > 0 && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {faults[0]}
        </Note>
      )}
    </div>
  );
}
