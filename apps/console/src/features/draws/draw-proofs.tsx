import { ShieldCheck } from '@tessera/ui/icons';
import { useOperator } from '../../data/session.ts';
import { Facts, PanelSection } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { Draw } from './draw-data.ts';
import styles from './draws-page.module.css';
import { numbersText } from './numbers.ts';

const JOURNAL = {
  descriptor: 'journal_descriptor',
  seal: 'journal_seal',
  result: 'journal_result',
  void: 'journal_void',
  settlement: 'journal_settlement',
} as const;

/** What was published about a draw: the public journal, reports of the feed, and where anybody verifies it. */
export function DrawProofs({ draw }: { draw: Draw }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const { verifyUrl, journal, reports, round, descriptorHash } = draw;
  return (
    <>
      <PanelSection
        title={t('journal')}
        end={
          verifyUrl && (
            <a className="link row" href={verifyUrl} target="_blank" rel="noreferrer">
              {t('verify_public')} <ShieldCheck size={14} aria-hidden="true" />
            </a>
          )
        }
      >
        {journal.length === 0 && <p className="t3">{t('journal_none')}</p>}
        <Facts
          facts={[
            [t('beacon_round'), round],
            [t('descriptor'), descriptorHash && <Hash key="descriptor" text={descriptorHash} />],
            ...journal.map(
              ({ seq, kind, digest, at }) =>
                [
                  `#${seq} ${t(JOURNAL[kind])}`,
                  <span key={seq}>
                    {momentText(at, now, timeZone)}
                    <br />
                    <Hash text={digest} />
                  </span>,
                ] as const,
            ),
          ]}
        />
      </PanelSection>
      {reports.length > 0 && (
        <PanelSection title={t('feed_reports')}>
          <Facts
            facts={reports.map(
              ({ revision, result, at }) =>
                [
                  t('revision_n', { n: revision }),
                  `${numbersText(result)} · ${momentText(at, now, timeZone)}`,
                ] as const,
            )}
          />
        </PanelSection>
      )}
    </>
  );
}

const Hash = ({ text }: { text: string }) => <span className={`mono t3 ${styles.hash}`}>{text}</span>;
