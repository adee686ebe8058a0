import type { Metadata } from 'next';
import { AboutHead } from '@/components/about/about-head';
import { AboutIntroduction } from '@/components/about/about-introduction';
import { AboutServices } from '@/components/about/about-services';
import { ProjectStrip } from '@/components/about/project-strip';
import { TeamPicture } from '@/components/about/team-picture';
import { TypeLinks } from '@/components/about/type-links';
import { ContactPrompt } from '@/components/custom-development/contact-prompt';
import { StructuredData } from '@/components/seo/structured-data';
import { getAbout } from '@/lib/content/about';
import { getOwnLab, getTechnicalServices } from '@/lib/content/custom-development';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.about);
}

export default async function AboutPage() {
  const [about, services, ownLab] = await Promise.all([getAbout(), getTechnicalServices(), getOwnLab()]);
  return (
    <>
      <AboutHead about={about} />
      {about && <AboutIntroduction about={about} />}
      <TypeLinks services={services} />
      {ownLab && <ProjectStrip entries={ownLab.gallery} />}
      <TeamPicture picture={about?.teamImage ?? null} />
      <AboutServices services={services} />
      <ContactPrompt />
      <StructuredData page={fixedPages.about} />
    </>
  );
}
