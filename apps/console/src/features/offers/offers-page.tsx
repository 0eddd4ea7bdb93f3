import { inLanguage } from '@tessera/messages/languages';
import { Button, Tag } from '@tessera/ui';
import { Plus } from '@tessera/ui/icons';
import { lazy, Suspense } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ListTools } from '../../parts/list-tools.tsx';
import { State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { amountText } from '../../platform/format.ts';
import { useLanguage, useT, withTexts } from '../../platform/i18n.ts';
import { useKeys } from '../../platform/keys.ts';
import { wallText } from '../../platform/zone-time.ts';
import { type OfferRow, useOffers } from './offer-data.ts';
import { kindIn, kindName, offerState } from './offer-names.ts';

const OfferPanel = lazy(async () => ({
  default: (await withTexts('terms', import('./offer-panel.tsx'))).OfferPanel,
}));
const NewOffer = lazy(async () => ({
  default: (await withTexts('terms', import('./new-offer.tsx'))).NewOffer,
}));
const OfferEditor = lazy(async () => ({
  default: (await withTexts('terms', import('./offer-editor.tsx'))).OfferEditor,
}));
const RatesPanel = lazy(async () => ({
  default: (await withTexts('terms', import('./rates-panel.tsx'))).RatesPanel,
}));
const LevelsPanel = lazy(async () => ({
  default: (await withTexts('terms', import('./levels-panel.tsx'))).LevelsPanel,
}));
const LevelsView = lazy(async () => ({
  default: (await withTexts('terms', import('./levels-view.tsx'))).LevelsView,
}));

const views = ['open', 'ended', 'levels'] as const;
type View = (typeof views)[number];
const VIEW_TEXT = { open: 'offers_open', ended: 'offers_ended', levels: 'levels_title' } as const;

/** Offers of rewards, the editor of their versions, VIP levels and water-back. */
export function OffersPage() {
  const { params } = useAddress();
  const mayWrite = useGrant('activity.propose') !== undefined;
  const made = mayWrite ? kindIn(params.make) : undefined;
  if (made) return <Editor key={made} make={made} />;
  if (mayWrite && params.edit) {
    return (
      <Suspense>
        <OfferEditor key={params.edit} id={params.edit} kind={undefined} templateId={params.edit} />
      </Suspense>
    );
  }
  return <OfferList mayWrite={mayWrite} />;
}

/** A new offer begins with the newest one of its kind, also with one that has ended. */
function Editor({ make }: { make: NonNullable<ReturnType<typeof kindIn>> }) {
  const open = useOffers('open', true);
  const ended = useOffers('ended', true);
  if (!open.data || !ended.data) return null;
  const template = [...open.data.items, ...ended.data.items].find(({ kind }) => kind === make);
  return (
    <Suspense>
      <OfferEditor id="" kind={make} templateId={template?.id} />
    </Suspense>
  );
}

function OfferList({ mayWrite }: { mayWrite: boolean }) {
  const t = useT();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'open';
  const list = view === 'ended' ? 'ended' : 'open';
  const offers = useOffers(list, view !== 'levels');
  const columns = useColumns();
  const opened = params.id ?? '';
  const isNew = params.new === '1' && mayWrite;
  const begin = () => changeParams({ id: '', new: '1' });
  useKeys(mayWrite ? { n: begin } : {});
  return (
    <Page
      title={t('page_offers')}
      tools={view !== 'levels' && <ListTools table="offers" columns={columns} />}
      sub={t('offers_about')}
      cards={view === 'levels'}
      acts={
        mayWrite && (
          <Button icon={Plus} onClick={begin}>
            {t('offer_new')}
          </Button>
        )
      }
      panel={
        isNew ? (
          <NewOffer />
        ) : view === 'levels' ? (
          levelPanel(opened)
        ) : (
          opened !== '' && <OfferPanel id={opened} />
        )
      }
      foot={
        view !== 'levels' && (
          <KeyHints
            keys={[[['J', 'K'], t('keys_move')], ...(mayWrite ? [[['N'], t('offer_new')] as const] : [])]}
          />
        )
      }
    >
      <Views
        page="offers"
        label={t('views')}
        current={view}
        views={views.map((id) => ({ id, name: t(VIEW_TEXT[id]) }))}
      />
      {view === 'levels' ? (
        <Suspense>
          <LevelsView />
        </Suspense>
      ) : (
        <PageTable
          name="offers"
          error={offers.error}
          size="tall"
          label={t(VIEW_TEXT[view])}
          columns={columns}
          rows={offers.data?.items}
          idOf={({ id }) => id}
          opened={opened}
          onOpen={(id) => changeParams({ id, new: '' })}
        />
      )}
    </Page>
  );
}

/** What is opened over the levels: rates of water-back, or another table of levels. */
function levelPanel(opened: string) {
  if (opened === 'rates') return <RatesPanel />;
  return opened === 'levels' && <LevelsPanel />;
}

function useColumns(): readonly Column<OfferRow>[] {
  const t = useT();
  const language = useLanguage();
  const { timeZone } = useOperator();
  const time = (ms: number) => wallText(ms, timeZone).replace('T', ' ');
  const kindText = (kind: string) => {
    const known = kindIn(kind);
    return known ? t(kindName[known]) : kind;
  };
  return [
    {
      name: t('offer'),
      cell: ({ id, name, kind }) => (
        <TwoLines first={inLanguage(name, language) ?? id} second={`${id} · ${kindText(kind)}`} />
      ),
    },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <State tone={offerState[state].tone}>{t(offerState[state].text)}</State>,
    },
    {
      id: 'offer_version',
      name: t('offer_version'),
      figure: true,
      cell: ({ version, versions }) => `${version} / ${versions}`,
    },
    {
      id: 'offer_starts',
      name: t('offer_starts'),
      wide: true,
      cell: ({ starts }) => <span className="n">{time(starts)}</span>,
    },
    {
      id: 'offer_ends',
      name: t('offer_ends'),
      cell: ({ ends }) => (ends === null ? t('offer_no_end') : <span className="n">{time(ends)}</span>),
    },
    { id: 'offer_used', name: t('offer_used'), figure: true, cell: ({ used }) => amountText(used) },
    {
      id: 'offer_budget',
      name: t('offer_budget'),
      figure: true,
      cell: ({ budget }) => (budget === null ? t('offer_no_bound') : amountText(budget)),
    },
    {
      id: 'hint',
      name: t('hint'),
      cell: ({ command, draft }) =>
        command !== null ? (
          <Tag tone="info">{t('command_waits')}</Tag>
        ) : (
          draft !== null && <Tag>{t('offer_has_draft', { version: draft })}</Tag>
        ),
    },
  ];
}
