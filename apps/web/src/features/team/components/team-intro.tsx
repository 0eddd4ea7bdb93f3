import { Card, Icon } from '@tessera/ui';
import { ChevronRight, EyeOff, Link as LinkIcon, Scale, UserRound } from '@tessera/ui/icons';
import { Contact } from '../../../components/contact/index.ts';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import type { TeamPlace } from '../api/team.ts';
import { HUNDRED, splitOf } from '../model/split.ts';
import { PlaceNotes } from './place-notes.tsx';
import styles from './team-intro.module.css';

/** Rates of the example, ppm. */
const EXAMPLE = { own: 10_000, theirs: 8_000 } as const;

/** What a player who is no agent sees on the pages of teams: their place, and how teams work. */
export function TeamIntro({ place }: { place: TeamPlace }) {
  const t = useT();
  const format = useFormat();
  const points = [
    { icon: LinkIcon, text: t('tm_how_invite') },
    {
      icon: Scale,
      text: t('tm_how_share', {
        own: percentText(EXAMPLE.own),
        theirs: percentText(EXAMPLE.theirs),
        stake: format.money(HUNDRED),
        mine: format.money(splitOf(EXAMPLE.theirs, EXAMPLE.own, 0).mine),
      }),
    },
    { icon: UserRound, text: t('tm_how_nothing') },
    { icon: EyeOff, text: t('tm_how_private') },
  ];
  return (
    <>
      <PlaceNotes place={place} />
      <Card pad className={styles.root}>
        <Standing place={place} />
        <h3 className={styles.how}>{t('tm_how')}</h3>
        <ul className={styles.points}>
          {points.map(({ icon, text }) => (
            <li key={text}>
              <Icon of={icon} size={18} />
              {text}
            </li>
          ))}
        </ul>
        <p className={styles.become}>
          {t('tm_how_become')} <Contact lead />
        </p>
        {hasScreen('help') && (
          <Link to="help" params={{ article: 'team' }} className={styles.more}>
            {t('tm_how_more')}
            <Icon of={ChevronRight} size={14} />
          </Link>
        )}
      </Card>
    </>
  );
}

function Standing({ place: { role, rate_ppm, inviter } }: { place: TeamPlace }) {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const rate = percentText(rate_ppm);
  const [title, line] = isTrial
    ? [t('tm_intro_trial'), t('tm_intro_trial_line')]
    : role === 'none'
      ? [t('tm_intro_none'), t('tm_intro_none_line', { rate })]
      : [t('tm_intro_member', { name: inviter ?? '' }), t('tm_intro_member_line', { rate })];
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.line}>{line}</p>
    </div>
  );
}
