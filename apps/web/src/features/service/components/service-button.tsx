import { Badge, Icon } from '@tessera/ui';
import { Headset } from '@tessera/ui/icons';
import { useButtonSide } from '../../../data/service-button/index.ts';
import { byForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link, metaOf, type RouteName, useCurrentRoute } from '../../../platform/navigation/index.ts';
import { onDesktop } from '../model/button-pages.desktop.ts';
import { onPhone } from '../model/button-pages.phone.ts';
import styles from './service-button.module.css';
import { useDocking } from './use-docking.ts';
import { useUnread } from './use-unread.ts';

const hasButton = byForm({ desktop: onDesktop, phone: onPhone });

/**
 * Opens customer service with the page in the question. At the end of the window on pages whose actions it does not cover; dragged to
 * the other side, or moved and hidden in the settings.
 */
export function ServiceButton() {
  const side = useButtonSide();
  const page = useCurrentRoute()?.name;
  const unread = useUnread(page === 'chat-custom-service');
  if (side === undefined || side === 'off' || page === undefined || !isShown(page)) return null;
  return <Button page={page} unread={unread} side={side} />;
}

function isShown(page: RouteName): boolean {
  const { place } = metaOf(page);
  return (place === 'main' || place === 'user') && hasButton(page);
}

function Button({ page, unread, side }: { page: RouteName; unread: number; side: 'start' | 'end' }) {
  const t = useT();
  const docking = useDocking();
  const { title, tab } = metaOf(page);
  // Nobody asks about the home page itself.
  const question = title && page !== 'home' ? t('sv_from_page', { page: t(title) }) : undefined;
  return (
    <aside className={styles.root} aria-label={t('sv_button')} data-side={side} data-tabs={tab && ''}>
      <Link
        to="chat-custom-service"
        params={question === undefined ? {} : { q: question }}
        className={styles.button ?? ''}
        draggable={false}
        {...docking}
      >
        <Icon of={Headset} size={24} label={t('sv_button')} />
        {unread > 0 && (
          <span className={styles.badge}>
            <Badge count={unread} label={t('cv_new', { n: unread })} />
          </span>
        )}
      </Link>
    </aside>
  );
}
