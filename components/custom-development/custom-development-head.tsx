import type { OwnLab, TechnicalService } from '@/lib/content/custom-development';
import { getItem } from '@/lib/content/item';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button-link';
import { Hero } from '../ui/hero';

interface CustomDevelopmentHeadProps {
  services: TechnicalService[];
  ownLab: OwnLab | null;
  action: { href: string; label: string };
}

/** First screen of custom development: what is developed, how much of it there is, the action. */
export async function CustomDevelopmentHead({ services, ownLab, action }: CustomDevelopmentHeadProps) {
  const category = await getItem('ecosystem-category', 'technical-service');
  const types = services.flatMap(({ developmentTypes }) => developmentTypes).length;
  return (
    <Hero
      title={category?.title || '定制开发'}
      question="现成的设备量不到，就做一件"
      lead="由做过实验的工程师来做：传感器、软件、舱体与算法，先做一个简易样件试用。"
      picture={category?.headerImage ?? category?.image}
      form="diagram"
      crumbs={[{ href: paths.ecosystem(), label: '生态' }]}
      facts={[
        { label: '开发类型', value: types ? `${types}类` : '' },
        { label: '自有实验室做过的试验', value: ownLab?.gallery.length ? `${ownLab.gallery.length}个` : '' },
        { label: '先在这里试', value: ownLab?.name },
      ]}
    >
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
      <ButtonLink href={paths.section('projects')} kind="secondary">
        看做过的试验
      </ButtonLink>
    </Hero>
  );
}
