import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnglishHead } from '@/components/english/english-head';
import { EnglishLines } from '@/components/english/english-lines';
import { StructuredData } from '@/components/seo/structured-data';
import { Section } from '@/components/ui/section';
import { hasEnglishSite } from '@/lib/content/english';
import { privacyWords } from '@/lib/english/words';
import { env } from '@/lib/env';
import { CONSENT_VERSION } from '@/lib/enquiries/rules';
import { englishPages } from '@/lib/seo/english-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return (await hasEnglishSite()) ? pageMetadata(englishPages.privacy) : {};
}

export default async function EnglishPrivacy() {
  if (!(await hasEnglishSite())) notFound();
  return (
    <>
      <EnglishHead title={privacyWords.title} introduction={privacyWords.lead}>
        <p>
          {privacyWords.note} {privacyWords.version} {CONSENT_VERSION}.
        </p>
      </EnglishHead>
      {privacyWords.sections.map(({ id, title, lines }) => (
        <Section key={id} id={id} title={title}>
          <EnglishLines lines={id === 'cookies' && env.databaseUrl ? [...lines, privacyWords.seen] : lines} />
        </Section>
      ))}
      <StructuredData page={englishPages.privacy} />
    </>
  );
}
