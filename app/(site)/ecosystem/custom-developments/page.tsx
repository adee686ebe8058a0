import type { Metadata } from 'next';
import { ContactPrompt } from '@/components/custom-development/contact-prompt';
import { DevelopmentTypes } from '@/components/custom-development/development-types';
import { OwnLabIntroduction } from '@/components/custom-development/own-lab-introduction';
import { ProjectGallery } from '@/components/custom-development/project-gallery';
import { ServiceSections } from '@/components/custom-development/service-sections';
import { CategoryBanner } from '@/components/ecosystem/category-banner';
import { StructuredData } from '@/components/seo/structured-data';
import { getOwnLab, getTechnicalServices } from '@/lib/content/custom-development';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '现成的设备量不到的东西，由做过实验的工程师来做：传感器、软件、舱体与算法。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.customDevelopments);
}

export default async function CustomDevelopmentsPage() {
  const [services, ownLab] = await Promise.all([getTechnicalServices(), getOwnLab()]);
  return (
    <>
      <CategoryBanner alias="technical-service" title="定制开发" introduction={INTRODUCTION} />
      <DevelopmentTypes services={services} />
      {ownLab && <OwnLabIntroduction ownLab={ownLab} />}
      {ownLab && <ProjectGallery entries={ownLab.gallery} />}
      <ServiceSections services={services} />
      <ContactPrompt />
      <StructuredData page={fixedPages.customDevelopments} />
    </>
  );
}
