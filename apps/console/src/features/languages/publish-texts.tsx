import { Panel } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { changeParams } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';

const close = () => changeParams({ id: '' });

/** Shows all checked texts to players, together. */
export function PublishTexts({ ready }: { ready: number }) {
  const t = useT();
  const proposal = useProposal({
    action: 'text.publish',
    target: 'texts',
    payload: ready > 0 ? {} : undefined,
    button: 'texts_publish',
    usualReason: t('text_reason_publish'),
    reasonHelp: 'reason_in_log',
    onDone: close,
  });
  return (
    <Panel title={t('texts_publish')} label={t('texts_publish')} onClose={close} foot={proposal.foot}>
      <p className="t2">{t(ready > 0 ? 'texts_publish_about' : 'texts_publish_none', { n: ready })}</p>
      {ready > 0 && proposal.body}
    </Panel>
  );
}
