import type { KeyNumber } from '@/lib/content/key-number';
import type { Domain } from '@/lib/content/domain';
import type { CardPage } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { getHoursOf, hoursCount } from '@/lib/pages/module-hours';
import { ButtonLink } from '../ui/button-link';
import { Hero } from '../ui/hero';
import { PageLink } from '../ui/page-link';

interface DomainHeadProps {
  domain: Domain;
  cases: CardPage;
  /** what cases found, by their id */
  numbers: Record<string, KeyNumber>;
  labCount: number;
  message: string;
}

/** The question of a field, its name, and the latest number that somebody found in it. */
export async function DomainHead({ domain, cases, numbers, labCount, message }: DomainHeadProps) {
  const latest = cases.list.find(({ id }) => numbers[id]);
  const number = latest && numbers[latest.id];
  const hours = await getHoursOf(domain.relatedModules.map(({ alias }) => alias));
  return (
    <Hero
      title={domain.title}
      question={domain.subTitle}
      lead={domain.introduction}
      picture={domain.headerImage ?? domain.image}
      crumbs={[{ href: paths.domains(), label: '应用领域' }]}
      factsLayout="numbers"
      facts={[
        {
          label: number?.label ?? '',
          value: latest && number && (
            <PageLink href={paths.case(latest.alias)}>
              {number.value}
              {'\u00A0'}
              {number.unit}
            </PageLink>
          ),
        },
        { label: '公开的案例', value: cases.totalCount > 0 && `${cases.totalCount}个` },
        { label: '建成的实验室', value: labCount > 0 && `${labCount}间` },
        { label: '用到的模块', value: hoursCount(hours) },
      ]}
    >
      <ButtonLink href={paths.contact(message)}>提交需求</ButtonLink>
    </Hero>
  );
}
