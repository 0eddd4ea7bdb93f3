import { Button } from '@tessera/ui';
import { Pencil } from '@tessera/ui/icons';
import { lazy, Suspense } from 'react';
import { useGrant } from '../../data/session.ts';
import { type SupportView, useCases, useSupport } from '../../data/support.ts';
import { ListTools } from '../../parts/list-tools.tsx';
import { Empty } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useT, withTexts } from '../../platform/i18n.ts';
import { CaseList } from './case-list.tsx';
import { Presence } from './presence.tsx';
import styles from './service.module.css';

const VIEW_TEXT = {
  mine: 'support_mine',
  queue: 'support_queue',
  all: 'support_all',
  ended: 'support_ended',
} as const satisfies Readonly<Record<SupportView, string>>;
const views = Object.keys(VIEW_TEXT) as readonly SupportView[];

/** Have files and texts of their own: what is opened from the list, and beside a conversation. */
const Conversation = lazy(async () => ({
  default: (await withTexts('conversation', import('./conversation.tsx'))).Conversation,
}));
const PlayerCard = lazy(async () => ({
  default: (await withTexts('conversation', import('./player-card.tsx'))).PlayerCard,
}));
const AnswersPanel = lazy(async () => ({
  default: (await withTexts('conversation', import('./answers-panel.tsx'))).AnswersPanel,
}));

/** What of the address a saved view keeps. */
const FILTERS = ['view', 'tag'];

/** Rows of finished cases. */
const PAGE_ROWS = 50;

/** Whether the player's card fits beside the conversation when nobody has said otherwise. */
const isWide = matchMedia('(width >= 1280px)');

/** Customer support: cases at the start, the conversation, and the player beside it. */
export function ServicePage() {
  const t = useT();
  const { params } = useAddress();
  const support = useSupport().data;
  const mayReply = useGrant('service.reply') !== undefined;
  const mayWrite = useGrant('service.answers') !== undefined;
  const view = views.find((one) => one === params.view) ?? (mayReply ? 'mine' : 'queue');
  const before = Number(params.before) || undefined;
  const tag = view === 'ended' && /^[a-z0-9-]{1,30}$/.test(params.tag ?? '') ? (params.tag ?? '') : '';
  const list = useCases({
    view,
    size: PAGE_ROWS,
    ...(view === 'ended' && before ? { before } : {}),
    ...(tag === '' ? {} : { tag }),
  });
  const id = Number(params.id) || undefined;
  const hasCard = id !== undefined && (params.card === undefined ? isWide.matches : params.card === '1');
  const counts = list.data?.counts;
  const panel =
    params.answers === '1' && mayWrite ? (
      <AnswersPanel />
    ) : (
      hasCard && id !== undefined && <PlayerCard key={id} caseId={id} />
    );
  return (
    <Page
      title={t('page_service')}
      tools={<ListTools filters={FILTERS} />}
      sub={support && t('support_queued_n', { count: support.queued })}
      acts={
        <>
          {mayWrite && (
            <Button
              icon={Pencil}
              onClick={() => changeParams({ answers: params.answers === '1' ? '' : '1' })}
            >
              {t('answers')}
            </Button>
          )}
          {mayReply && support && <Presence own={support.own} />}
        </>
      }
      panel={panel}
      foot={
        <>
          <KeyHints
            keys={[
              [['J', 'K'], t('keys_move')],
              [['/'], t('answers')],
            ]}
          />
          <span>{t('support_rule')}</span>
        </>
      }
    >
      <Views
        page="service"
        label={t('views')}
        current={view}
        views={views.map((one) => ({
          id: one,
          name: t(VIEW_TEXT[one]),
          ...(one !== 'ended' && counts ? { count: counts[one] } : {}),
        }))}
      />
      <div className={styles.support}>
        <CaseList view={view} tag={tag} list={list} opened={id} />
        {id === undefined ? (
          <Empty title={t('support_choose')} line={t('support_choose_about')} />
        ) : (
          <Suspense fallback={<div aria-busy="true" />}>
            <Conversation key={id} id={id} hasCard={hasCard} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
