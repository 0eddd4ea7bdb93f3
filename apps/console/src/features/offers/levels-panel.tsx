import { Field, Input, Note, Select } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { useProposal } from '../../parts/proposal.tsx';
import { type TextKey, useT } from '../../platform/i18n.ts';
import {
  faultsOf,
  isAlike,
  type LevelColumn,
  levelColumns,
  payloadLevels,
  type TypedFault,
  type TypedLevel,
  typedLevels,
} from './levels.ts';
import { type Levels, useLevels } from './offer-data.ts';
import { PastVersions } from './past-versions.tsx';
import { closeVersions, VersionPanel } from './version-panel.tsx';

/** The table of VIP levels: another one from a day to come on, and the versions of before. */
export function LevelsPanel() {
  const levels = useLevels(true);
  if (!levels.data) return null;
  return <LevelsForm key={levels.data.levelVersions[0]?.number} levels={levels.data} />;
}

function LevelsForm({ levels }: { levels: Levels }) {
  const t = useT();
  const { newestLevels, levelsFirstDay: first, levelsCommand, levelVersions } = levels;
  const [typed, setTyped] = useState(() => typedLevels(newestLevels));
  const [from, setFrom] = useState(first);
  const [level, setLevel] = useState(1);
  const faults = faultsOf(typed);
  const isReady = from >= first && faults.length === 0 && !isAlike(typed, newestLevels);
  const proposal = useProposal({
    action: 'vip.change',
    target: 'levels',
    payload: isReady ? { from, levels: payloadLevels(typed) } : undefined,
    button: 'propose',
    reasonHelp: 'reason_in_log',
    onDone: closeVersions,
  });
  return (
    <VersionPanel
      title={t('levels_title')}
      about={t('levels_change_about')}
      number={levelVersions[0]?.number ?? 1}
      command={levelsCommand}
      day={{ first, from, onFrom: setFrom }}
      proposal={proposal}
      form={
        <>
          <Field label={t('level')}>
            <Select
              value={String(level)}
              options={typed.map((_, at) => ({ value: String(at + 1), label: `VIP ${at + 1}` }))}
              onChange={(chosen) => setLevel(Number(chosen))}
            />
          </Field>
          <LevelFields
            level={level}
            typed={typed[level - 1]!}
            faults={faults}
            onChange={(changed) => setTyped(typed.map((own, at) => (at === level - 1 ? changed : own)))}
          />
        </>
      }
      past={<PastVersions versions={levelVersions} />}
    />
  );
}

const COLUMN_TEXT = {
  turnover: 'level_turnover',
  promotion: 'level_promotion',
  weekly: 'level_weekly',
  monthly: 'level_monthly',
  birthday: 'level_birthday',
  withdrawals: 'level_free',
  withdrawalMax: 'level_largest',
} as const satisfies Readonly<Record<LevelColumn, TextKey>>;
const FAULT_TEXT = {
  form: 'level_wrong_form',
  first: 'level_wrong_first',
  falls: 'level_wrong_falls',
  pays: 'level_wrong_pays',
} as const satisfies Readonly<Record<TypedFault['why'], TextKey>>;

interface LevelFieldsProps {
  readonly level: number;
  readonly typed: TypedLevel;
  readonly faults: readonly TypedFault[];
  readonly onChange: (changed: TypedLevel) => void;
}

/** The fields of one level. What is wrong with another level is told below them. */
function LevelFields({ level, typed, faults, onChange }: LevelFieldsProps) {
  const t = useT();
  const elsewhere = faults.find((fault) => fault.level !== level);
  return (
    <>
      {levelColumns.map((column) => {
        const fault = faults.find((one) => one.level === level && one.column === column);
        return (
          <Field
            key={column}
            label={t(COLUMN_TEXT[column])}
            {...(fault && { error: t(FAULT_TEXT[fault.why]) })}
          >
            <Input
              inputMode={column === 'withdrawals' ? 'numeric' : 'decimal'}
              maxLength={16}
              value={typed[column]}
              onValue={(text) => onChange({ ...typed, [column]: text })}
            />
          </Field>
        );
      })}
      {elsewhere && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {`VIP ${elsewhere.level} · ${t(COLUMN_TEXT[elsewhere.column])}: ${t(FAULT_TEXT[elsewhere.why])}`}
        </Note>
      )}
    </>
  );
}
