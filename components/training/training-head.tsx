import type { Training } from '@/lib/content/training';
import type { CourseContact } from '@/lib/pages/course-contact';
import { paths } from '@/lib/paths';
import { trainingPage } from '@/lib/seo/item-pages';
import { EnquireButton } from '../enquiry-list/enquire-button.client';
import { PageShare } from '../share/page-share';
import { ArticleHead } from '../ui/article-head';
import { ButtonLink } from '../ui/button-link';
import { LeadFigure } from '../ui/lead-figure';
import { CourseDate } from './course-date';
import { Seats } from './seats';

/** When, where, for how many and for how much, before what it is about. */
export function TrainingHead({ item, ask }: { item: Training; ask: CourseContact }) {
  return (
    <ArticleHead
      title={item.title}
      crumbs={[
        { href: paths.ecosystem(), label: '生态' },
        { href: paths.trainings(), label: '培训' },
      ]}
      opening={<CourseDate start={item.startTime} isOver={ask.isOver} />}
      facts={[
        { label: '地点', value: item.place },
        { label: '名额', value: item.seats !== null && <Seats count={item.seats} areGone={ask.isOver} /> },
        { label: '费用', value: item.fee },
      ]}
      figure={item.image && <LeadFigure picture={item.image} sizes="(max-width: 768px) 100vw, 792px" />}
    >
      <ButtonLink href={ask.href}>{ask.label}</ButtonLink>
      {!ask.isOver && <EnquireButton items={[{ type: 'training', alias: item.alias, title: item.title }]} />}
      <PageShare page={trainingPage(item)} label="分享这场培训" />
    </ArticleHead>
  );
}
