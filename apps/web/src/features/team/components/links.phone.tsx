import { Button, Card, EmptyState, Icon, ListRow } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { Ban, ChevronRight, Download, Link, Plus } from '@tessera/ui/icons';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { scrollToTop } from '../../../platform/navigation/index.ts';
import type { TeamLink } from '../api/team.ts';
import { BottomBar } from './bottom-bar.phone.tsx';
import { LinkForm } from './link-form.tsx';
import {
  KindTag,
  LinkAddress,
  LinkCode,
  StateTag,
  saveCode,
  useDisable,
  useExpiryText,
  usesText,
} from './link-parts.tsx';
import styles from './links.phone.module.css';
import type { LinksProps } from './links-props.ts';
import { RegistrationList } from './registrations.tsx';

/** The chosen link, the others below it; the form opens from the bar. */
export function LinksPhone({ links, mayInvite, chosen, onChoose }: LinksProps) {
  const t = useT();
  const [isCreating, setCreating] = useState(false);
  const choose = (id: number) => {
    onChoose(id);
    scrollToTop();
  };
  const others = links.items.filter(({ id }) => id !== chosen?.id);
  return (
    <div className={styles.root} data-barred={mayInvite || undefined}>
      {chosen ? (
        <ChosenLink link={chosen} />
      ) : (
        <Card pad>
          <EmptyState art={<EmptyRecordsArt />} title={t('tm_links_none')} line={t('tm_links_none_line')} />
        </Card>
      )}
      {others.length > 0 && (
        <section className={styles.others} aria-label={t('tm_links_others')}>
          <h2>
            {t('tm_links_others')} <OpenCount links={links} />
          </h2>
          <Card>
            <ul>
              {others.map((link) => (
                <li key={link.id}>
                  <OtherLink link={link} onChoose={() => choose(link.id)} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      {mayInvite && (
        <BottomBar>
          <Button variant="primary" size="lg" block icon={Plus} onClick={() => setCreating(true)}>
            {t('tm_new')}
          </Button>
        </BottomBar>
      )}
      {isCreating && (
        <Panel title={t('tm_new')} onClose={() => setCreating(false)}>
          <LinkForm
            links={links}
            onCreated={({ id }) => {
              setCreating(false);
              choose(id);
            }}
          />
        </Panel>
      )}
    </div>
  );
}

function OpenCount({ links: { items, links_max } }: Pick<LinksProps, 'links'>) {
  const t = useT();
  const open = items.filter(({ state }) => state === 'open').length;
  return <small>{t('tm_links_open', { n: open, max: links_max })}</small>;
}

function OtherLink({ link, onChoose }: { link: TeamLink; onChoose: () => void }) {
  const t = useT();
  const { name, kind, state, rate_ppm, uses } = link;
  const facts = [percentText(rate_ppm), t(`tm_kind_${kind}`), t('tm_uses_n', { n: uses })];
  return (
    <ListRow
      start={
        <span className={styles.mark} data-off={state === 'open' ? undefined : ''}>
          <Icon of={Link} size={18} />
        </span>
      }
      sub={facts.join(' · ')}
      end={<StateTag state={state} />}
      onClick={onChoose}
    >
      {name}
    </ListRow>
  );
}

/** A link with its code, its address and what it brought. */
function ChosenLink({ link }: { link: TeamLink }) {
  const t = useT();
  const expiry = useExpiryText();
  const disable = useDisable();
  const [isOpen, setOpen] = useState(false);
  const { id, name, kind, state, rate_ppm, uses, depositors, active } = link;
  const facts = [
    [t('tm_rate'), percentText(rate_ppm)],
    [t('tm_uses'), usesText(link)],
    [t('tm_depositors'), String(depositors)],
    [t('tm_active'), String(active)],
    [t('tm_expiry'), expiry(link)],
  ] as const;
  return (
    <Card pad>
      <div className={styles.chosen}>
        <header className={styles.head}>
          <h2>{name}</h2>
          <KindTag kind={kind} />
          <StateTag state={state} />
        </header>
        <div className={styles.body}>
          <LinkCode link={link} />
          <dl className={styles.facts}>
            {facts.map(([fact, value]) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <LinkAddress link={link} />
        {state === 'open' && (
          <div className={styles.tools}>
            <Button icon={Download} onClick={() => void saveCode(link)}>
              {t('tm_qr_save')}
            </Button>
            <Button icon={Ban} loading={disable.isPending} onClick={() => disable.ask(link)}>
              {t('tm_disable')}
            </Button>
          </div>
        )}
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          {t('tm_regs_open', { n: uses })}
          <Icon of={ChevronRight} size={16} />
        </button>
      </div>
      {isOpen && (
        <Panel title={t('tm_regs', { name })} onClose={() => setOpen(false)}>
          <RegistrationList id={id} name={name} />
        </Panel>
      )}
    </Card>
  );
}
