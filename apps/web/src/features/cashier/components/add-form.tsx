import type { ErrorData } from '@tessera/protocol/answer';
import { Note } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { tellOwn } from '../../../data/inbox/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { createRidKeeper, dataOf } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { type RouteName, replace } from '../../../platform/navigation/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { ActionBar } from './action-bar.tsx';
import { GuideColumn } from './add-guide.desktop.tsx';
import type { Fact } from './fact-list.tsx';
import { FactorField } from './factor-field.tsx';
import { FormStep } from './form-step.tsx';
import layout from './layout.module.css';
import { type Proof, useFactor } from './use-factor.ts';

const Guide = partByForm({ desktop: GuideColumn });
const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog);

export interface AddFormProps<Account extends object> {
  /** Form steps before the last one. */
  lead?: ReactNode;
  /** Heading of the last step, which contains `children` and the second factor. */
  title: string;
  children: ReactNode;
  account: Account;
  /** Whether the form may be sent; if not, its fields show their errors from now on. */
  check: () => boolean;
  /** Everything entered, shown for review before it is sent. */
  facts: readonly Fact[];
  note: ReactNode;
  add: (request: Account & Proof & { rid: string }) => Promise<unknown>;
  /** The server rejected one of the fields. */
  onRefused: (fault: ErrorData['payout_account_invalid']) => void;
  /** Route of the list of accounts. */
  list: RouteName;
  /** Advice beside the form on desktop. */
  guide: readonly string[];
}

/** A form that adds a payout account: its fields, the second factor and a review before sending. */
export function AddForm<Account extends object>({
  lead,
  title,
  children,
  account,
  check,
  facts,
  note,
  add,
  onRefused,
  list,
  guide,
}: AddFormProps<Account>) {
  const t = useT();
  const [rids] = useState(createRidKeeper);
  const factor = useFactor();
  const [proof, setProof] = useState<Proof>();
  const save = useMutation({
    mutationFn: add,
    onSuccess: () => {
      tellOwn(t('payout_added'));
      void replace(list);
    },
    onError: (error) => {
      setProof(undefined);
      const fault = dataOf(error, 'payout_account_invalid');
      if (fault) onRefused(fault);
      else factor.refuse(error);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = check();
    const read = factor.read();
    if (isRight && read) setProof(read);
  };
  return (
    <div className={layout.cols}>
      <form className={`${layout.column} ${layout.barred}`} noValidate onSubmit={submit}>
        <Note tone="warning" icon={Clock}>
          {t('payout_wait')}
        </Note>
        {lead}
        <FormStep title={title}>
          {children}
          <FactorField factor={factor} />
          <ActionBar>
            <MoneyButton type="submit" variant="primary" size="lg" disabled={factor.state !== 'ready'}>
              {t('payout_review')}
            </MoneyButton>
          </ActionBar>
        </FormStep>
        {proof && (
          <ReviewDialog
            title={t('payout_review_title')}
            facts={facts}
            note={note}
            confirmText={t('payout_save')}
            pending={save.isPending}
            onConfirm={() =>
              save.mutate({ ...account, ...proof, rid: rids.of(JSON.stringify([account, proof])) })
            }
            onClose={() => setProof(undefined)}
          />
        )}
      </form>
      <Guide lines={guide} />
    </div>
  );
}
