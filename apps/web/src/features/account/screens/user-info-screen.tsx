import { Card, Note } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { PageHead } from '../../../components/page-head/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link, useRoute } from '../../../platform/navigation/index.ts';
import { ProfileCard } from '../components/profile-card.tsx';
import { SecurityCard } from '../components/security/security-card.tsx';
import styles from './user-info-screen.module.css';

/** Values of the parameter `edit`. */
const edits = ['password', 'fund', 'google', 'email', 'phone', 'codes'] as const;

/** `user-info`: profile and security. Parameter `edit` opens a change. */
export function UserInfoScreen() {
  const t = useT();
  const { params } = useRoute();
  const kind = useUser((user) => user.info?.kind);
  return (
    <>
      <PageHead title={t('route_user_info')} note={t('info_lead')} />
      <div className={styles.root}>
        <ProfileCard />
        {kind === 'trial' ? (
          <Card pad>
            <Note icon={Info} action={<Link to="register">{t('route_register')}</Link>}>
              {t('security_trial')}
            </Note>
          </Card>
        ) : (
          kind && (
            <Section name="security">
              <SecurityCard start={edits.find((edit) => edit === params.edit)} />
            </Section>
          )
        )}
      </div>
    </>
  );
}
