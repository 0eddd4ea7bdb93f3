import { Button } from '@tessera/ui';
import { Plus } from '@tessera/ui/icons';
import { lazy } from 'react';
import { usePolicies } from '../../data/commands.ts';
import { useGrant } from '../../data/session.ts';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { useAnswer } from '../../platform/query.ts';
import { Matrix } from './matrix.tsx';
import { People } from './people.tsx';
import { Policies } from './policies.tsx';

// Panels are opened later than the page.
const InvitePanel = lazy(async () => ({ default: (await import('./invite-panel.tsx')).InvitePanel }));
const OperatorPanel = lazy(async () => ({ default: (await import('./operator-panel.tsx')).OperatorPanel }));
const PolicyPanel = lazy(async () => ({ default: (await import('./policy-panel.tsx')).PolicyPanel }));

const views = ['matrix', 'people', 'policies'] as const;
type View = (typeof views)[number];
const VIEW_TEXT = { matrix: 'view_matrix', people: 'view_people', policies: 'view_policies' } as const;

/** Who may do what, who the operators are, and how many people each action needs. */
export function OperatorsPage() {
  const t = useT();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'matrix';
  const mayWrite = useGrant('operator.write') !== undefined;
  const people = useAnswer({ queryKey: ['operators'], queryFn: () => call('/console/operator/list') });
  const policies = usePolicies();
  const openedPerson = people.data?.items.find(({ name }) => name === params.name);
  const openedPolicy = policies.data?.items.find(({ action }) => action === params.action);
  const panel =
    view === 'people' && params.invite && mayWrite ? (
      <InvitePanel />
    ) : view === 'people' && openedPerson ? (
      <OperatorPanel key={openedPerson.name} operator={openedPerson} />
    ) : view === 'policies' && openedPolicy ? (
      <PolicyPanel key={`${openedPolicy.action} ${openedPolicy.version}`} policy={openedPolicy} />
    ) : undefined;
  return (
    <Page
      title={t('page_operators')}
      sub={t('operators_about')}
      panel={panel}
      acts={
        view === 'people' &&
        mayWrite && (
          <Button icon={Plus} onClick={() => changeParams({ invite: '1', name: '' })}>
            {t('invite')}
          </Button>
        )
      }
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('one_person_one_account')}</span>
        </>
      }
    >
      <Views
        page="operators"
        label={t('views')}
        current={view}
        views={views.map((id) => ({
          id,
          name: t(VIEW_TEXT[id]),
          ...(id === 'people' && people.data ? { count: people.data.items.length } : {}),
        }))}
      />
      {view === 'matrix' && <Matrix policies={policies.data?.items} />}
      {view === 'people' && <People rows={people.data?.items} error={people.error} />}
      {view === 'policies' && <Policies rows={policies.data?.items} error={policies.error} />}
    </Page>
  );
}
