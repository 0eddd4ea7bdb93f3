import { inLanguage } from '@tessera/messages/languages';
import { Button, Note, SkeletonText } from '@tessera/ui';
import { ShieldCheck, TriangleAlert } from '@tessera/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useGrant } from '../../data/session.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { Panel } from '../../parts/panel.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams } from '../../platform/address.ts';
import { type TextKey, useLanguage, useT } from '../../platform/i18n.ts';
import { CapsForm } from './caps-form.tsx';
import { Exposure } from './exposure.tsx';
import styles from './lotteries-page.module.css';
import { type Lottery, lotteryLook, useLottery } from './lottery-data.ts';
import { LotterySwitch, type SwitchAction } from './lottery-switch.tsx';
import { Terms } from './terms.tsx';

/** The rules of the lotteries come with it, so it loads when it is opened. */
const PriceForm = lazy(async () => ({ default: (await import('./price-form.tsx')).PriceForm }));

const close = () => changeParams({ id: '' });

/** One lottery: exposure of the draw on sale, prices, caps, timetable, and what can be changed of it. */
export function LotteryPanel({ id }: { id: string }) {
  const t = useT();
  const language = useLanguage();
  const { data: lottery, error } = useLottery(id);
  const [act, setAct] = useState<SwitchAction | 'price' | 'caps'>();
  if (!lottery) {
    return (
      <Panel title={id} label={t('lottery')} onClose={close}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={8} />}
      </Panel>
    );
  }
  const back = () => setAct(undefined);
  if (act === 'price') {
    return (
      <Suspense
        fallback={
          <Panel title={id} label={t('lottery')} onClose={close}>
            <SkeletonText lines={8} />
          </Panel>
        }
      >
        <PriceForm lottery={lottery} onBack={back} />
      </Suspense>
    );
  }
  if (act === 'caps') return <CapsForm lottery={lottery} onBack={back} />;
  if (act) return <LotterySwitch lottery={lottery} action={act} onBack={back} />;
  const look = lotteryLook(lottery);
  return (
    <Panel
      title={inLanguage(lottery.name, language) ?? id}
      label={t('lottery')}
      sub={<span className="mono">{id}</span>}
      tag={<State tone={look.tone}>{t(look.text)}</State>}
      onClose={close}
    >
      <Notes lottery={lottery} />
      <Acts lottery={lottery} onAct={setAct} />
      <Exposure lottery={lottery} />
      <Terms lottery={lottery} />
    </Panel>
  );
}

function Notes({ lottery }: { lottery: Lottery }) {
  const t = useT();
  return (
    <>
      {lottery.source === 'verifiable' && (
        <Note tone="info" icon={ShieldCheck}>
          {t('own_draw_statement')}
        </Note>
      )}
      {lottery.aboveStake.length > 0 && (
        <Note tone="danger" icon={TriangleAlert}>
          {t('lottery_above_about', { items: lottery.aboveStake.join(', ') })}
        </Note>
      )}
      <WaitingCommand command={lottery.command} />
    </>
  );
}

/** What the role may change of the lottery; none of it is about results. */
function Acts({
  lottery,
  onAct,
}: {
  lottery: Lottery;
  onAct: (act: SwitchAction | 'price' | 'caps') => void;
}) {
  const t = useT();
  const maySuspend = useGrant('lottery.suspend') !== undefined;
  const mayOffer = useGrant('lottery.offer') !== undefined;
  const mayPrice = useGrant('lottery.price') !== undefined;
  const acts: readonly (readonly [boolean, SwitchAction | 'price' | 'caps', TextKey])[] = [
    [maySuspend && !lottery.suspended, 'lottery.suspend', 'lottery_suspend'],
    [maySuspend && lottery.suspended, 'lottery.resume', 'lottery_resume'],
    [mayOffer && lottery.listed, 'lottery.disable', 'lottery_disable'],
    [mayOffer && !lottery.listed, 'lottery.enable', 'lottery_enable'],
    [mayPrice, 'price', 'change_price'],
    [mayPrice, 'caps', 'change_caps'],
  ];
  const offered = acts.filter(([isOffered]) => isOffered);
  if (offered.length === 0) return null;
  return (
    <div className={styles.acts}>
      {offered.map(([, act, text]) => (
        <Button key={act} size="sm" onClick={() => onAct(act)}>
          {t(text)}
        </Button>
      ))}
    </div>
  );
}
