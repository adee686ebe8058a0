import type { Metadata } from 'next';
import { AboutIntroduction } from '@/components/about/about-introduction';
import { AboutServices } from '@/components/about/about-services';
import { TeamPicture } from '@/components/about/team-picture';
import { ContactPrompt } from '@/components/custom-development/contact-prompt';
import { DevelopmentTypes } from '@/components/custom-development/development-types';
import { ProjectGallery } from '@/components/custom-development/project-gallery';
import { StructuredData } from '@/components/seo/structured-data';
import { HeadBanner } from '@/components/ui/head-banner';
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
      <HeadBanner title="关于我们" subTitle={about?.title} picture={about?.image} />
      {about && <AboutIntroduction about={about} />}
      <DevelopmentTypes services={services} />
      {ownLab && <ProjectGallery entries={ownLab.gallery} />}
      <TeamPicture picture={about?.teamImage ?? null} />
      <AboutServices services={services} />
      <ContactPrompt />
      <StructuredData page={fixedPages.about} />
    </>
  );
}
