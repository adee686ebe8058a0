import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import styles from '@/components/english/english-hero.module.css';
import { EnglishItems } from '@/components/english/english-items';
import { StructuredData } from '@/components/seo/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { Hero } from '@/components/ui/hero';
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
      <div className={styles.root}>
        <Hero
          title={homeWords.title}
          lead={homeWords.introduction}
          picture={picture}
          facts={[...homeWords.facts]}
          factsLayout="numbers"
        >
          <ButtonLink href={paths.english(paths.modules())}>{english.seeModules}</ButtonLink>
          <ButtonLink href={paths.english(paths.contact())} kind="secondary">
            {english.ask}
          </ButtonLink>
        </Hero>
      </div>
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
