import type { Service } from '../model/outgoing.ts';
import { QuestionChips } from './question-chips.tsx';
import styles from './service-page.module.css';
import { ServiceView } from './service-view.tsx';
import { useServiceConversation } from './use-service.ts';

/** The conversation fills the screen, with common questions above the field. */
export function ServicePhone({ service }: { service: Service }) {
  const control = useServiceConversation(service);
  return (
    <div className={styles.phone}>
      <ServiceView
        service={service}
        control={control}
        questions={<QuestionChips as="line" onAsk={(text) => control.write({ kind: 'text', text })} />}
      />
    </div>
  );
}
