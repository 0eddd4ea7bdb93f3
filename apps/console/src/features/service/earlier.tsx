import { useOperator } from '../../data/session.ts';
import type { Conversation } from '../../data/support.ts';
import { Facts, PanelSection } from '../../parts/panel.tsx';
import { changeParams } from '../../platform/address.ts';
import { dayText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';

/** Earlier cases of the player, each a way to it. */
export function Earlier({ conversation: { earlier } }: { conversation: Conversation }) {
  const t = useT();
  const { timeZone } = useOperator();
  if (earlier.length === 0) return null;
  return (
    <PanelSection title={t('earlier_cases')}>
      <Facts
        facts={earlier.map(({ id, createdAt, rating }) => [
          dayText(createdAt, timeZone),
          <button key={id} type="button" className="link" onClick={() => changeParams({ id: String(id) })}>
            {rating === null ? `#${id}` : `#${id} · ${t('rating_n', { n: rating })}`}
          </button>,
        ])}
      />
    </PanelSection>
  );
}
