import { EmptyState } from '@tessera/ui';
import type { ReactNode } from 'react';
import { Composer, type ConversationControl, MessageLog } from '../../../components/conversation/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import { tellTyping } from '../../../platform/socket/index.ts';
import type { Outgoing, Service } from '../model/outgoing.ts';
import { AttachOrder } from './attach-order.tsx';
import { bodyOf } from './body-of.tsx';
import { DraftBody } from './draft-body.tsx';
import { HistoryButton } from './history-button.tsx';
import { PictureButton } from './picture-button.tsx';
import { Rating } from './rating.tsx';
import styles from './service-view.module.css';
import { StatusLine } from './status-line.tsx';
import { TypingLine } from './typing-line.tsx';

/** Most characters of a message (E6). */
const TEXT_MAX = 500;

interface ServiceViewProps {
  service: Service;
  control: ConversationControl<Outgoing>;
  /** The common questions, where the form shows them above the field. */
  questions?: ReactNode;
}

/** The state of the case, the messages, and the field to write in. */
export function ServiceView({ service, control, questions }: ServiceViewProps) {
  const t = useT();
  const { case: mine } = service;
  return (
    <section className={styles.root} aria-label={t('route_service')}>
      <header className={styles.head}>
        <PageHeading className={styles.title}>{t('route_service')}</PageHeading>
        <StatusLine service={service} />
        <HistoryButton unrated={service.unrated} />
      </header>
      <MessageLog
        control={control}
        label={t('route_service')}
        readSeq={undefined}
        renderBody={bodyOf}
        renderDraft={(body) => <DraftBody body={body} />}
        empty={<EmptyState title={t('sv_empty')} line={t('sv_empty_line')} />}
      />
      <div className={styles.foot}>
        <TypingLine room={service.room} control={control} />
        {mine && <Rating key={mine.id} of={mine} />}
        {questions}
      </div>
      <Composer
        text={control.text}
        max={TEXT_MAX}
        onSend={(text) => control.write({ kind: 'text', text })}
        onTyping={() => tellTyping(service.room)}
        tools={
          <>
            <PictureButton onPicture={(image) => control.write({ kind: 'picture', image })} />
            <AttachOrder onOrder={(order) => control.write({ kind: 'order', order })} />
          </>
        }
        note={t('sv_note')}
      />
    </section>
  );
}
