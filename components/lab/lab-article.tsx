import type { Lab } from '@/lib/content/lab';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { Article } from '../ui/article';
import { ImageCarousel } from '../ui/image-carousel';
import { Lead } from '../ui/lead';
import { RichText } from '../ui/rich-text';

/** Whose laboratory it is, what stands in it and what came out of it. */
export function LabArticle({ lab }: { lab: Lab }) {
  const facts = [
    { label: '单位', value: lab.customerName },
    { label: '建成日期', value: formatDate(lab.buildDate) },
    { label: '发布日期', value: formatDate(lab.publishedUtc) },
  ];
  return (
    <Article outline={lab.description.headings} facts={facts}>
      <Lead>{lab.introduction}</Lead>
      <RichText text={lab.description} />
      <ImageCarousel page={paths.lab(lab.alias)} label="实验室的照片" pictures={lab.images.slice(1)} />
    </Article>
  );
}
