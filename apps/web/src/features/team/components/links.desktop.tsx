import { Card, EmptyState } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TeamLink } from '../api/team.ts';
import { LinkForm } from './link-form.tsx';
import {
  KindTag,
  LinkAddress,
  LinkCode,
  LinkTools,
  StateTag,
  useExpiryText,
  usesText,
} from './link-parts.tsx';
import styles from './links.desktop.module.css';
import type { LinksProps } from './links-props.ts';
import { Registrations } from './registrations.tsx';

/** The form beside the links; below them the registrations of the chosen one. */
export function LinksDesktop({ links, mayInvite, chosen, onChoose }: LinksProps) {
  const t = useT();
  const { items } = links;
  return (
    <div className={styles.root} data-alone={mayInvite ? undefined : ''}>
      {mayInvite && (
        <Card title={t('tm_new')} pad className={styles.form}>
          <LinkForm links={links} onCreated={({ id }) => onChoose(id)} />
        </Card>
      )}
      <div className={styles.main}>
        {items.length === 0 ? (
          <Card pad>
            <EmptyState art={<EmptyRecordsArt />} title={t('tm_links_none')} line={t('tm_links_none_line')} />
          </Card>
        ) : (
          <ul className={styles.links} aria-label={t('tm_links')}>
            {items.map((link) => (
              <li key={link.id}>
                <LinkCard link={link} isChosen={link.id === chosen?.id} onChoose={() => onChoose(link.id)} />
              </li>
            ))}
          </ul>
        )}
        {chosen && <Registrations link={chosen} />}
      </div>
    </div>
  );
}

function LinkCard({ link, isChosen, onChoose }: { link: TeamLink; isChosen: boolean; onChoose: () => void }) {
  const t = useT();
  const expiry = useExpiryText();
  const { name, kind, state, rate_ppm, depositors, active, expires_at } = link;
  return (
    <Card className={styles.link} data-chosen={isChosen || undefined}>
      <div className={styles.code}>
        <LinkCode link={link} />
        <small>{expires_at === null ? t('tm_for_good') : t('tm_until', { date: expiry(link) })}</small>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.name}
            aria-label={t('tm_choose', { name })}
            aria-pressed={isChosen}
            onClick={onChoose}
          >
            {name}
          </button>
          <KindTag kind={kind} />
          <StateTag state={state} />
          <span className={styles.rate}>{percentText(rate_ppm)}</span>
        </div>
        <LinkAddress link={link} />
        <div className={styles.foot}>
          <dl className={styles.facts}>
            <Fact name={t('tm_uses')} value={usesText(link)} />
            <Fact name={t('tm_depositors')} value={String(depositors)} />
            <Fact name={t('tm_active')} value={String(active)} />
          </dl>
          <LinkTools link={link} />
        </div>
      </div>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
