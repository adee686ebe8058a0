import { getEcosystemCategory } from '@/lib/content/ecosystem-category';
import { paths } from '@/lib/paths';
import { HeadBanner } from '../ui/head-banner';

interface CategoryBannerProps {
  /** alias of the category in the content service */
  alias: string;
  /** name when the service has no such category */
  title: string;
  introduction: string;
}

/** The head of an ecosystem list: the category's own name and picture. */
export async function CategoryBanner({ alias, title, introduction }: CategoryBannerProps) {
  const category = await getEcosystemCategory(alias);
  return (
    <HeadBanner
      title={category?.title || title}
      introduction={introduction}
      picture={category?.headerImage ?? category?.image}
      crumbs={[{ href: paths.ecosystem(), label: '生态' }]}
    />
  );
}
