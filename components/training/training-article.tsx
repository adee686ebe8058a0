import { Suspense, use, type ReactNode } from 'react';
import type { RichText as Text } from '@/lib/content/types';
import { Article } from '../ui/article';
import { Lead } from '../ui/lead';
import { RichText } from '../ui/rich-text';
import { Spinner } from '../ui/spinner';

interface TrainingArticleProps {
  introduction: string;
  /** what stands at the course's link address, or its own description */
  text: Promise<Text>;
  /** what can be done, beside the text */
  action?: ReactNode;
}

/** What a course is about; its text may have to be fetched from elsewhere first. */
export function TrainingArticle({ introduction, text, action }: TrainingArticleProps) {
  const waiting = (
    <Article aside={action}>
      <Lead>{introduction}</Lead>
      <Spinner />
    </Article>
  );
  return (
    <Suspense fallback={waiting}>
      <Whole introduction={introduction} text={text} action={action} />
    </Suspense>
  );
}

function Whole({ introduction, text, action }: TrainingArticleProps) {
  const description = use(text);
  return (
    <Article outline={description.headings} aside={action}>
      <Lead>{introduction}</Lead>
      <RichText text={description} />
    </Article>
  );
}
