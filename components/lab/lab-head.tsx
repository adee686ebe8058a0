import type { Lab } from '@/lib/content/lab';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { articlePage } from '@/lib/seo/item-pages';
import { hoursCount, type ModuleHour } from '@/lib/pages/module-hours';
import { PageShare } from '../share/page-share';
import { ButtonLink } from '../ui/button-link';
import { Hero } from '../ui/hero';

/** Whose laboratory, how large, since when: its picture and its facts before any text. */
export function LabHead({ lab, hours, message }: { lab: Lab; hours: ModuleHour[]; message: string }) {
  const buildDate = formatDate(lab.buildDate);
  return (
    <Hero
      title={lab.title}
      crumbs={[
        { href: paths.ecosystem(), label: '生态' },
        { href: paths.labs(), label: '实验室' },
      ]}
      picture={lab.image[0]}
      fact={lab.area === null ? null : { value: String(lab.area), unit: 'm²', label: '面积' }}
      facts={[
        { label: '单位', value: lab.customerName },
        { label: '建成日期', value: buildDate || lab.year },
        { label: '机位', value: lab.cameras === null ? '' : `${lab.cameras}个` },
        { label: '模块', value: hoursCount(hours) },
      ]}
    >
      <ButtonLink href={paths.contact(message)}>提交需求</ButtonLink>
      <PageShare page={articlePage('lab', lab)} label="分享这间实验室" />
    </Hero>
  );
}
