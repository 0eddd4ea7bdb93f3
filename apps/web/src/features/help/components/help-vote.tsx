import { fingerprintOf } from '@tessera/messages/fingerprint';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { isVisitor, useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { type HelpVote, sendVote } from '../api/send-vote.ts';
import { type Article, runsOf, titleKey } from '../model/articles.ts';

import styles from './help-vote.module.css';

const reasons = ['unclear', 'incomplete', 'wrong', 'other'] as const satisfies readonly HelpVote['answer'][];

/** Articles that were answered for since the page was loaded. */
const answered = new Set<string>();

/** "Did this help?" at the end of an article, for players with a full account. The server counts one answer of each. */
export function HelpVoteBar({ article }: { article: Article }) {
  const mayVote = useUser((reader) => !isVisitor(reader) && reader.info?.kind !== 'trial');
  return mayVote ? <Question key={article.id} article={article} /> : null;
}

function Question({ article }: { article: Article }) {
  const t = useT();
  const texts = [titleKey(article.id), ...runsOf(article).flatMap(({ keys }) => keys)].map((key) => t(key));
  const version = fingerprintOf(texts.join('\n'));
  const [asksWhy, setAsksWhy] = useState(false);
  const [done, setDone] = useState(() => answered.has(article.id + version));
  const vote = useMutation({
    mutationFn: sendVote,
    onSuccess: () => {
      answered.add(article.id + version);
      setDone(true);
    },
  });
  const send = (answer: HelpVote['answer']) => {
    if (!vote.isPending) vote.mutate({ article: article.id, version, answer });
  };
  // An article that did not help leads to customer service, which gets the question.
  const question = t('sv_from_help', { title: t(titleKey(article.id)) });
  const ask = (
    <Link to="chat-custom-service" params={{ q: question }}>
      {t('sv_help_ask')}
    </Link>
  );
  if (done) {
    return (
      <p className={styles.root} role="status">
        {t('help_vote_thanks')} {asksWhy && ask}
      </p>
    );
  }
  const asked = asksWhy ? t('help_vote_why') : t('help_vote');
  return (
    <fieldset className={styles.root} aria-label={asked}>
      <span>{asked}</span>
      {asksWhy ? (
        <>
          {reasons.map((reason) => (
            <Button key={reason} size="sm" disabled={vote.isPending} onClick={() => send(reason)}>
              {t(`help_vote_${reason}`)}
            </Button>
          ))}
          {ask}
        </>
      ) : (
        <>
          <Button size="sm" disabled={vote.isPending} onClick={() => send('yes')}>
            {t('help_vote_yes')}
          </Button>
          <Button size="sm" disabled={vote.isPending} onClick={() => setAsksWhy(true)}>
            {t('help_vote_no')}
          </Button>
        </>
      )}
    </fieldset>
  );
}
