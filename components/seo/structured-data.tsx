import type { TypeKey } from '@/lib/content-service/content-types';
import type { PageFacts } from '@/lib/seo/page-facts';
import { listedPages, structuredData } from '@/lib/seo/structured-data';

interface StructuredDataProps {
  page: PageFacts;
  /** what the page is a list of */
  type?: TypeKey;
  items?: readonly { alias: string; title: string }[];
}

/** The page as search engines read it: data, which no browser runs. */
export function StructuredData({ page, type, items = [] }: StructuredDataProps) {
  const listed = type ? listedPages(type, items) : [];
  // no text can end the element
  const json = JSON.stringify(structuredData(page, listed)).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
