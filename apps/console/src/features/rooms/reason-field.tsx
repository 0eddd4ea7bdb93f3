import { Field, Note, TextArea } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useT } from '../../platform/i18n.ts';
import { REASON_MAX } from './rooms-data.ts';

/** The reason of an act, which the player reads, and why the last try was refused. */
export function ReasonField({
  value,
  onValue,
  failure,
}: {
  value: string;
  onValue: (value: string) => void;
  failure: string;
}) {
  const t = useT();
  return (
    <>
      <Field label={t('reason')} labelEnd={`${value.length}/${REASON_MAX}`} help={t('reason_for_player')}>
        <TextArea value={value} onValue={onValue} maxLength={REASON_MAX} rows={2} />
      </Field>
      {failure && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {failure}
        </Note>
      )}
    </>
  );
}
