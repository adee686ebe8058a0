import type { Lab } from '@/lib/content/lab';
import { readPlan } from '@/lib/floor-plans/plan';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { ContactPanel, askAction } from '../contact/contact-panel';
import { FloorPlan, type PlanDevice } from '../floor-plan/floor-plan';
import { Article } from '../ui/article';
import { ImageCarousel } from '../ui/image-carousel';
import { Lead } from '../ui/lead';
import { RichText } from '../ui/rich-text';
import { WidePicture } from '../ui/wide-picture';
import styles from './lab-article.module.css';

interface LabArticleProps {
  lab: Lab;
  message: string;
  /** those of its plan */
  devices: PlanDevice[];
}

/** The plan of a laboratory, whose it is, what is in it and what came out of it; then its other rooms. */
export function LabArticle({ lab, message, devices }: LabArticleProps) {
  const others = lab.image.slice(1);
  const plan = readPlan(lab.plan);
  return (
    <>
      {plan && (
        <section className={styles.plan} aria-labelledby="plan-title">
          <h2 id="plan-title">房间与设备</h2>
          <FloorPlan plan={plan} devices={devices} />
        </section>
      )}
      <Article
        outline={lab.description.headings}
        aside={
          <ContactPanel action={askAction(message)}>说说房间多大、想测什么，我们回一份设备与布局的清单。</ContactPanel>
        }
        action={askAction(message)}
      >
        <Lead>{lab.introduction}</Lead>
        <RichText text={lab.description} />
        <p className={styles.date}>发布日期：{formatDate(lab.publishedUtc)}</p>
      </Article>
      {others.length === 1 && <WidePicture picture={others[0]} />}
      {others.length > 1 && (
        <div className={styles.rooms}>
          <ImageCarousel page={paths.lab(lab.alias)} label="实验室的照片" pictures={others} />
        </div>
      )}
    </>
  );
}
