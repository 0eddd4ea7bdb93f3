import { formatTime } from '@tessera/protocol/time';
import { Button, Card, EmptyState, LinkButton, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptyOfflineArt } from '@tessera/ui/art/inline/empty-offline.tsx';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { BookOpen, RefreshCw } from '@tessera/ui/icons';
import { useCallback } from 'react';
import { Contact } from '../../../components/contact/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useSocketEvent, useWatchLotteries } from '../../../platform/socket/index.ts';
import { drawProofsOptions } from '../api/draw-proofs.ts';
import { drawTranscriptOptions } from '../api/draw-transcript.ts';
import { noteVerified } from '../api/note-verified.ts';
import type { Reading } from '../model/reading.ts';
import { withReceipts } from '../model/receipt-proof.ts';
import { useBetWords } from './use-bet-words.tsx';
import { Verification } from './verification.tsx';

export interface DrawProofProps {
  lottery: string;
  issue: string;
  zone: string;
}

/** The proof of one draw, with the receipts of the player's own bets. */
export function DrawProof({ lottery, issue, zone }: DrawProofProps) {
  const t = useT();
  const draw = useQuery(drawTranscriptOptions(lottery, issue));
  useWatchLotteries([lottery]);
  useSocketEvent('draw:settled', (settled) => {
    if (settled.lottery_id === lottery && settled.issue === issue) void draw.refetch();
  });
  const proofs = useQuery(drawProofsOptions(lottery, issue));
  const bets = useBetWords(proofs.data);
  const note = useCallback((key: string) => noteVerified(lottery, issue, key), [lottery, issue]);
  if (draw.isError && isCallError(draw.error, 'not_found')) return <Message name="none" />;
  if (draw.isError) {
    return (
      <Card>
        <EmptyState
          art={<EmptyOfflineArt />}
          title={t('fairness_load_failed')}
          line={t('fairness_load_failed_line')}
          action={
            <Button variant="tonal" icon={RefreshCw} onClick={() => void draw.refetch()}>
              {t('retry')}
            </Button>
          }
        />
      </Card>
    );
  }
  if (!draw.data || proofs.isPending) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={96} shape="round" />
        <Skeleton height={420} shape="round" />
      </SkeletonRegion>
    );
  }
  if (draw.data.kind !== 'transcript') return <Unfinished reading={draw.data} issue={issue} zone={zone} />;
  return (
    <Verification
      key={`${lottery} ${issue}`}
      transcript={withReceipts(draw.data.transcript, proofs.data ?? [])}
      zone={zone}
      {...(bets && { bets })}
      onHolds={note}
      support={<Contact lead />}
      actions={
        <LinkButton
          variant="quiet"
          size="sm"
          icon={BookOpen}
          href="/verify.html"
          target="_blank"
          rel="noopener"
        >
          {t('fairness_standalone')}
        </LinkButton>
      }
    />
  );
}

type Other = Exclude<Reading, { kind: 'transcript' }>;

/** A draw that cannot be verified, with the reason. */
function Unfinished({ reading, issue, zone }: { reading: Other; issue: string; zone: string }) {
  switch (reading.kind) {
    case 'early':
      return (
        <Message name="early" values={{ issue, time: formatTime(reading.close, 'MM-DD HH:mm:ss', zone) }} />
      );
    case 'outside':
      return <Message name="outside" values={{ provider: reading.provider }} />;
    case 'unreadable':
      return <Message name="unreadable" values={{ path: reading.path }} />;
    case 'void':
      return <Message name="void" />;
  }
}

function Message({
  name,
  values = {},
}: {
  name: 'none' | 'early' | 'outside' | 'unreadable' | 'void';
  values?: Record<string, string>;
}) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        art={<EmptySearchArt />}
        title={t(`fairness_${name}`)}
        line={t(`fairness_${name}_line`, values)}
      />
    </Card>
  );
}
