import { Suspense, use } from 'react';
import type { RichText as Text } from '@/lib/content/types';
import { ContactPanel, type ContactAction } from '../contact/contact-panel';
import { Article } from '../ui/article';
import { Lead } from '../ui/lead';
import { RichText } from '../ui/rich-text';
import { Spinner } from '../ui/spinner';

interface TrainingArticleProps {
  introduction: string;
  /** what is at the course's link address, or its own description */
  text: Promise<Text>;
  ask: ContactAction;
}

/** What a course is about; its text may have to be fetched from elsewhere first. */
export function TrainingArticle({ introduction, text, ask }: TrainingArticleProps) {
  const waiting = (
    <Article aside={<Ask ask={ask} />}>
      <Lead>{introduction}</Lead>
      <Spinner />
    </Article>
  );
  return (
    <Suspense fallback={waiting}>
      <Whole introduction={introduction} text={text} ask={ask} />
    </Suspense>
  );
}

function Whole({ introduction, text, ask }: TrainingArticleProps) {
  const description = use(text);
  return (
    <Article outline={description.headings} aside={<Ask ask={ask} />} action={ask}>
      <Lead>{introduction}</Lead>
      <RichText text={description} />
    </Article>
  );
}

function Ask({ ask }: { ask: ContactAction }) {
  return <ContactPanel action={ask}>写下人数和单位，我们回一份日程与报名表。也可以请讲师上门。</ContactPanel>;
}
