import { paths } from '@/lib/paths';
import { addressOf, pageDescription } from '@/lib/seo/metadata';
import type { PageFacts } from '@/lib/seo/page-facts';
import { sharedCards } from '@/lib/seo/share-pictures';
import { site } from '@/lib/site';
import { ShareButton } from './share-button.client';

interface PageShareProps {
  page: PageFacts;
  /** what is shared, e.g. 分享这个案例 */
  label: string;
}

/** The ways to share a page; its address is the canonical one, whatever spelling it was opened under. */
export function PageShare({ page, label }: PageShareProps) {
  const { card } = sharedCards(page);
  return (
    <ShareButton
      label={label}
      page={{
        url: addressOf(page.path),
        title: page.title,
        summary: pageDescription(page),
        picture: card.url,
        site: site.name,
      }}
      codeSrc={paths.shareCode(page.path)}
      posterSrc={paths.sharePoster(page.path)}
    />
  );
}
