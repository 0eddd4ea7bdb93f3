import { byForm, partByForm } from '../../../platform/device/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import { ArticleTitle } from './notice-title.phone.tsx';
import type { NoticeTitleProps } from './notice-title-props.ts';

/** The title of a notice on its page. */
export const NoticeTitle = partByForm<NoticeTitleProps>({ desktop: PageHeading, phone: ArticleTitle });

/** Headings in the body, one level below the title. */
export const BELOW_TITLE = byForm<'h2' | 'h3'>({ desktop: 'h2', phone: 'h3' });
