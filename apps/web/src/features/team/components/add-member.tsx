import { dayIn } from '@tessera/protocol/time';
import { Button, CopyButton, Field, Input, Note } from '@tessera/ui';
import { Download, TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { finishSize } from '../../../components/form-sizes/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { linksOptions, type TeamLink, type TeamLinks } from '../api/team.ts';
import { addressOf } from '../model/link-address.ts';
import { firstRate, PERSONAL } from '../model/link-terms.ts';
import { siteOrigin } from '../site-origin.ts';
import styles from './add-member.module.css';
import { KindRateFields } from './kind-rate-fields.tsx';
import { LinkAddress, LinkCode, saveCode } from './link-parts.tsx';
import { useNewLink } from './use-new-link.ts';

/** Adds a member: a personal link, with which they open their account themselves. */
export function AddMember({ onClose }: { onClose: () => void }) {
  const t = useT();
  const links = useQuery(linksOptions());
  const [made, setMade] = useState<TeamLink>();
  return (
    <Panel title={t('tm_add')} onClose={onClose}>
      {made ? (
        <Made link={made} onClose={onClose} />
      ) : links.data ? (
        <Form links={links.data} onMade={setMade} />
      ) : links.isError ? (
        <Failed title={t('tm_links_failed')} onRetry={links.refetch} />
      ) : null}
    </Panel>
  );
}

function Form({ links, onMade }: { links: TeamLinks; onMade: (link: TeamLink) => void }) {
  const t = useT();
  const { timeZone } = useSettings();
  const { rate_max_ppm, return_ppm } = links;
  const [name, setName] = useState(() => t('tm_add_default', { date: dayIn(now(), timeZone).slice(5) }));
  const [draft, setDraft] = useState({
    kind: 'player' as TeamLink['kind'],
    ratePpm: firstRate(rate_max_ppm),
  });
  const create = useNewLink(onMade);
  const { kind, ratePpm } = draft;
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        create.start({ name: name.trim() || t('tm_add'), kind, rate_ppm: ratePpm, ...PERSONAL });
      }}
    >
      <p className={styles.line}>{t('tm_add_line', { n: PERSONAL.days })}</p>
      <KindRateFields
        draft={draft}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        max={rate_max_ppm}
        returned={return_ppm}
      />
      <Field label={t('tm_add_name')}>
        <Input maxLength={40} autoComplete="off" value={name} onValue={setName} />
      </Field>
      {create.failure !== undefined && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {create.failure}
        </Note>
      )}
      <Button type="submit" variant="primary" size={finishSize} block loading={create.isPending}>
        {t('tm_add_create')}
      </Button>
    </form>
  );
}

function Made({ link, onClose }: { link: TeamLink; onClose: () => void }) {
  const t = useT();
  return (
    <div className={styles.made}>
      <p className={styles.line} role="status">
        {t('tm_add_ready', { n: PERSONAL.days })}
      </p>
      <LinkCode link={link} />
      <div className={styles.address}>
        <LinkAddress link={link} />
      </div>
      <div className={styles.tools}>
        <Button icon={Download} onClick={() => void saveCode(link)}>
          {t('tm_qr_save')}
        </Button>
        <CopyButton size="md" value={addressOf(link.code, siteOrigin())}>
          {t('tm_copy_link')}
        </CopyButton>
      </div>
      <Button variant="primary" size={finishSize} block onClick={onClose}>
        {t('tm_done')}
      </Button>
    </div>
  );
}
