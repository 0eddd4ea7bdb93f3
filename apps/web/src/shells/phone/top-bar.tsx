import { IconButton, LinkButton, Logo, LogoMark, Tag } from '@tessera/ui';
import { ChevronLeft } from '@tessera/ui/icons';
import { BalanceChip } from '../../components/balance/index.ts';
import { NotificationBell } from '../../components/notification-bell/index.ts';
import { StopButton } from '../../components/reality/index.ts';
import { useUser } from '../../data/session/index.ts';
import { useSettings } from '../../data/settings/index.ts';
import { useStartStep } from '../../features/entry/index.ts';
import { PlatformMenu } from '../../features/games/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { back, hasScreen, metaOf, type PageBar, printHash } from '../../platform/navigation/index.ts';
import styles from './top-bar.module.css';

/** The top bar of a phone page: logo and tools on the home page; back, title, trial label (X1) and one action on the others. */
export function TopBar({ meta, heading, titleRef, actionRef }: PageBar) {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  return (
    <header className={styles.root} data-kind={meta.phoneBar} data-tab={meta.tab}>
      {meta.phoneBar === 'home' ? (
        <HomeTools />
      ) : (
        meta.tab === undefined && (
          <IconButton icon={ChevronLeft} iconSize={24} label={t('back')} onClick={back} />
        )
      )}
      <div ref={titleRef} className={styles.title}>
        {heading}
      </div>
      {meta.phoneBar !== 'home' && isTrial && (
        <span className={styles.trial}>
          <Tag>{t('trial_tag')}</Tag>
        </span>
      )}
      <div className={styles.action}>
        <span ref={actionRef} className={styles.slot} />
        {meta.phoneBar !== 'home' && <StopButton look="icon" />}
      </div>
    </header>
  );
}

function HomeTools() {
  const { platformName } = useSettings();
  const signedIn = useUser((user) => user.loaded);
  const visitor = useUser(({ id }) => id === 0);
  // Until the start-up is complete it is unknown whether the user is a visitor.
  const known = useStartStep() === 'done';
  return (
    <>
      <div className={styles.brand}>
        <Logo name={platformName} height={28} className={styles.logo ?? ''} />
        <LogoMark name={platformName} height={28} className={styles.mark ?? ''} />
      </div>
      {signedIn ? (
        <div className={styles.tools}>
          <BalanceChip more={<PlatformMenu />} />
          <StopButton look="icon" />
          <NotificationBell />
        </div>
      ) : (
        known && visitor && <VisitorTools />
      )}
    </>
  );
}

function VisitorTools() {
  const t = useT();
  return (
    <div className={styles.tools}>
      {(['register', 'login'] as const)
        .filter((name) => hasScreen(name))
        .map((name) => (
          <LinkButton
            key={name}
            size="sm"
            variant={name === 'login' ? 'primary' : 'quiet'}
            href={printHash({ name, params: {} })}
          >
            {t(metaOf(name).title ?? 'route_home')}
          </LinkButton>
        ))}
    </div>
  );
}
