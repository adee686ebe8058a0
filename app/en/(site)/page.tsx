import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import styles from '@/components/english/english-hero.module.css';
import { EnglishItems } from '@/components/english/english-items';
import { EnglishStories } from '@/components/english/english-stories';
import { StructuredData } from '@/components/seo/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { Hero } from '@/components/ui/hero';
import { Section } from '@/components/ui/section';
import { getHomeDomains } from '@/lib/content/domain';
import { getEnglishItems, hasEnglishSite } from '@/lib/content/english';
import { english, homeWords } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import { englishPages } from '@/lib/seo/english-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return (await hasEnglishSite()) ? pageMetadata(englishPages.home) : {};
}

export default async function EnglishHome() {
  if (!(await hasEnglishSite())) notFound();
  const [modules, solutions, domains] = await Promise.all([
    getEnglishItems('module'),
    getEnglishItems('solution'),
    getHomeDomains(1),
  ]);
  const scene = domains.list[0]?.image;
  return (
    <>
      <div className={styles.root}>
        <Hero
          title={homeWords.title}
          lead={homeWords.introduction}
          // what it shows is said in Chinese only
          picture={scene && { ...scene, alt: '' }}
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
        <EnglishItems type="module" items={modules} heading="h3" isPaired />
      </Section>
      {solutions.length > 0 && (
        <Section id="solutions" title={english.solutions} introduction={homeWords.solutions}>
          <EnglishStories type="solution" items={solutions} />
        </Section>
      )}
      <StructuredData page={englishPages.home} />
    </>
  );
}
