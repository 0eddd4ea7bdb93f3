import { PageHead as Head } from '../../../components/page-head/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { PageHeadProps } from './page-head-props.ts';

/** Title and one line below it. */
export function TitleHead({ title, note, children }: PageHeadProps) {
  const t = useT();
  return (
    <Head title={t(title)} note={t(note)}>
      {children}
    </Head>
  );
}
