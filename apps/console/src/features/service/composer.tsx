import { Button, Chip, Dialog, FileInput, IconButton, Note, TextArea } from '@tessera/ui';
import { Image, SendHorizontal, Ticket, TriangleAlert } from '@tessera/ui/icons';
import { smallPicture } from '@tessera/ui/util/small-picture.ts';
import { useRef, useState } from 'react';
import { refreshSupport, type SupportOrder, useAnswers } from '../../data/support.ts';
import { call } from '../../platform/call.ts';
import { t as textNow, useT } from '../../platform/i18n.ts';
import { ignoreFailure } from '../../platform/ignore-failure.ts';
import { useKeys } from '../../platform/keys.ts';
import { useAnswer } from '../../platform/query.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';
import { matchingAnswers } from './answer-match.ts';
import { OrderCard } from './order-card.tsx';
import styles from './service.module.css';

/** Longest message. */
const TEXT_MAX = 500;
/** The player is told at most so often that an answer is being written, ms. */
const TYPING_EVERY_MS = 3_000;

/** Writes to the player of an own case: a text, a canned answer, a picture, or an order of the player. */
export function Composer({ caseId, language }: { caseId: number; language: string }) {
  const t = useT();
  const [text, setText] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const toldAt = useRef(0);
  const ridOf = useRids();
  const answers = matchingAnswers(useAnswers().data?.items ?? [], language, text);

  const send = useAct(
    async () => {
      const said = text.trim();
      if (said === '') return;
      await call('/console/service/reply', { id: caseId, rid: ridOf(`${caseId} ${said}`), text: said });
      setText('');
      // The same words again are another message.
      ridOf('');
      await refreshSupport();
    },
    { quiet: true },
  );
  const sendPicture = useAct(
    async (picked: File) => {
      const image = await smallPicture(picked).catch(() => {
        throw new Error(textNow('picture_unreadable'));
      });
      await call('/console/service/picture', {
        id: caseId,
        rid: ridOf(`${caseId} ${image.length} ${image.slice(-64)}`),
        image,
      });
      ridOf('');
      await refreshSupport();
    },
    { quiet: true },
  );
  const write = (next: string) => {
    setText(next);
    if (next === '' || next.startsWith('/') || Date.now() - toldAt.current < TYPING_EVERY_MS) return;
    toldAt.current = Date.now();
    ignoreFailure('typing hint', call('/console/service/typing', { id: caseId }));
  };
  const take = (answer: string) => {
    setText(answer);
    field.current?.focus();
  };
  useKeys({
    '/': () => {
      setText((now) => (now === '' ? '/' : now));
      field.current?.focus();
    },
  });
  const failure = send.failure || sendPicture.failure;
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send.run();
      }}
    >
      {answers.length > 0 && (
        <fieldset className={styles.answers} aria-label={t('answers')}>
          {answers.map((answer) => (
            <Chip key={answer.name} variant="line" title={answer.text} onClick={() => take(answer.text)}>
              {answer.name}
            </Chip>
          ))}
        </fieldset>
      )}
      {failure && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {failure}
        </Note>
      )}
      <TextArea
        ref={field}
        aria-label={t('write_answer')}
        placeholder={t('write_answer_about')}
        value={text}
        onValue={write}
        maxLength={TEXT_MAX}
        rows={3}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          const [first] = answers;
          if (text.startsWith('/') && first) take(first.text);
          else send.run();
        }}
      />
      <div className="row">
        <FileInput
          ref={file}
          accept="image/*"
          hidden
          aria-label={t('send_picture')}
          onFile={(picked) => sendPicture.run(picked)}
        />
        <IconButton
          icon={Image}
          iconSize={16}
          label={t('send_picture')}
          disabled={sendPicture.isRunning}
          onClick={() => file.current?.click()}
        />
        <IconButton icon={Ticket} iconSize={16} label={t('show_order')} onClick={() => setChoosing(true)} />
        <span className="n s12 t3 push">{`${text.length} / ${TEXT_MAX}`}</span>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          icon={SendHorizontal}
          loading={send.isRunning}
          disabled={text.trim() === ''}
        >
          {t('send')}
        </Button>
      </div>
      {isChoosing && <OrderDialog caseId={caseId} onClose={() => setChoosing(false)} />}
    </form>
  );
}

/** Chooses one of the player's newest orders to show it in the conversation. */
function OrderDialog({ caseId, onClose }: { caseId: number; onClose: () => void }) {
  const t = useT();
  const { data, error } = useAnswer({
    queryKey: ['orders', caseId],
    queryFn: () => call('/console/service/orders', { id: caseId }),
  });
  const ridOf = useRids();
  const show = useAct(
    async ({ kind, id }: Pick<SupportOrder, 'kind' | 'id'>) => {
      await call('/console/service/reply', { id: caseId, rid: ridOf(`${kind} ${id}`), order: { kind, id } });
      onClose();
      await refreshSupport();
    },
    { quiet: true },
  );
  const failure = show.failure || (error ? error.message : '');
  return (
    <Dialog open onClose={onClose} title={t('show_order')} width={420}>
      <div className={styles.orders}>
        {failure && (
          <Note tone="danger" icon={TriangleAlert} role="alert">
            {failure}
          </Note>
        )}
        {data?.items.length === 0 && <span className="t3">{t('orders_none')}</span>}
        {data?.items.map((order) => (
          <button
            key={`${order.kind} ${order.id}`}
            type="button"
            className={styles.choice}
            disabled={show.isRunning}
            onClick={() => show.run(order)}
          >
            <OrderCard order={order} />
          </button>
        ))}
      </div>
    </Dialog>
  );
}
