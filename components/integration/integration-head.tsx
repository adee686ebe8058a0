import { getFeature, OPEN_INTERFACES } from '@/lib/content/feature';
import { hasItems } from '@/lib/content/links';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button-link';
import { Hero } from '../ui/hero';

/** What other programs can do with the data, with the picture of the feature that is about it: three lines of code, a mark in all signals. */
export async function IntegrationHead({ total }: { total: number }) {
  const [feature, hasSampleData] = await Promise.all([getFeature(OPEN_INTERFACES), hasItems('sample-data')]);
  return (
    <Hero
      title="接入与格式"
      question="用惯的程序，怎样接上设备？"
      lead={`${total}种程序，各有一段可以复制的示例，不超过四十行；能跑的都对着样例数据跑过。`}
      picture={feature?.introductionImage ?? feature?.image}
      form="diagram"
    >
      {hasSampleData && (
        <ButtonLink kind="secondary" href={paths.sampleData()}>
          样例数据
        </ButtonLink>
      )}
    </Hero>
  );
}
