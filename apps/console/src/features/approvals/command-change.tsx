import { lazy } from 'react';
import type { Command } from '../../data/commands.ts';
import { Diff } from '../../parts/marks.tsx';
import { PanelSection } from '../../parts/panel.tsx';
import { useT, withTexts } from '../../platform/i18n.ts';
import { standingOf } from './standing.ts';

const NoticePreview = lazy(async () => ({
  default: (await withTexts('content', import('../../parts/notice-preview.tsx'))).NoticePreview,
}));

/** What the command changes; for a stale one also what the target is now. */
export function CommandChange({ command }: { command: Command }) {
  const t = useT();
  const { shown, now } = command;
  const isStale = standingOf(command) === 'changed' || command.state === 'stale';
  const change = (
    <Diff title={shown.target} before={shown.before ?? undefined} after={shown.after ?? undefined} />
  );
  if (isStale) {
    return (
      <>
        <PanelSection title={t('change_asked')} end={t('version_n', { version: shown.targetVersion })}>
          {change}
        </PanelSection>
        <PanelSection title={t('change_since')} end={t('version_n', { version: now.targetVersion })}>
          <Diff title={t('three_way')} before={shown.before ?? undefined} after={now.value ?? undefined} />
        </PanelSection>
      </>
    );
  }
  return (
    <PanelSection title={t('change')} end={t('version_n', { version: shown.targetVersion })}>
      {shown.action === 'notice.publish' && isRecord(shown.after) && <NoticePreview shown={shown.after} />}
      {change}
      {Object.keys(shown.payload).length > 0 && shown.before === null && shown.after === null && (
        <Diff before={undefined} after={shown.payload} />
      )}
    </PanelSection>
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
