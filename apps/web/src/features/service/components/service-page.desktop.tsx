import { useT } from '../../../platform/i18n/index.ts';
import type { Service } from '../model/outgoing.ts';
import { OrderList } from './order-list.tsx';
import { QuestionChips } from './question-chips.tsx';
import styles from './service-page.module.css';
import { ServiceView } from './service-view.tsx';
import { useServiceConversation } from './use-service.ts';

/** The conversation, with common questions and the latest orders beside it. */
export function ServiceDesktop({ service }: { service: Service }) {
  const t = useT();
  const control = useServiceConversation(service);
  return (
    <div className={styles.desktop}>
      <ServiceView service={service} control={control} />
      <aside className={styles.side}>
        <h2 className={styles.title}>{t('sv_questions')}</h2>
        <QuestionChips as="list" onAsk={(text) => control.write({ kind: 'text', text })} />
        <h2 className={styles.title}>{t('sv_orders')}</h2>
        <OrderList onOrder={(order) => control.write({ kind: 'order', order })} />
      </aside>
    </div>
  );
}
