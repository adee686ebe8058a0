import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnglishHead } from '@/components/english/english-head';
import styles from '@/components/english/english-figures.module.css';
import { EnglishItems } from '@/components/english/english-items';
import { StructuredData } from '@/components/seo/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { FactList } from '@/components/ui/fact-list';
import { Section } from '@/components/ui/section';
import { getEnglishItems, getEnglishPicture, hasEnglishSite } from '@/lib/content/english';
import { english, homeWords } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import { englishPages } from '@/lib/seo/english-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return (await hasEnglishSite()) ? pageMetadata(englishPages.home) : {};
}

export default async function EnglishHome() {
  if (!(await hasEnglishSite())) notFound();
  const [modules, solutions] = await Promise.all([getEnglishItems('module'), getEnglishItems('solution')]);
  const [shown] = solutions;
  const picture = shown && (await getEnglishPicture('solution', shown.id, shown.name));
  return (
    <>
      <EnglishHead title={homeWords.title} introduction={homeWords.introduction} picture={picture}>
        <ButtonLink href={paths.english(paths.modules())}>{english.seeModules}</ButtonLink>
        <ButtonLink href={paths.english(paths.contact())} kind="secondary">
          {english.ask}
        </ButtonLink>
      </EnglishHead>
      <Section id="clock" title={homeWords.clock} introduction={homeWords.offsets}>
        <div className={styles.figures}>
          <FactList layout="numbers" facts={[...homeWords.facts]} />
        </div>
      </Section>
      <Section id="modules" title={english.modules} introduction={homeWords.modules}>
        <EnglishItems type="module" items={modules} heading="h3" />
      </Section>
      {solutions.length > 0 && (
        <Section id="solutions" title={english.solutions} introduction={homeWords.solutions}>
          <EnglishItems type="solution" items={solutions} heading="h3" />
        </Section>
      )}
      <StructuredData page={englishPages.home} />
    </>
  );
}
