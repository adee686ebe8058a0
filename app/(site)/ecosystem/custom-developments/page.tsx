import type { Metadata } from 'next';
import { ContactPrompt } from '@/components/custom-development/contact-prompt';
import { DevelopmentTypes } from '@/components/custom-development/development-types';
import { OwnLabIntroduction } from '@/components/custom-development/own-lab-introduction';
import { ProjectGallery } from '@/components/custom-development/project-gallery';
import { ServiceSections } from '@/components/custom-development/service-sections';
import { CategoryBanner } from '@/components/ecosystem/category-banner';
import { getOwnLab, getTechnicalServices } from '@/lib/content/custom-development';
import { paths } from '@/lib/paths';
import { descriptions } from '@/lib/pages/descriptions';
import { pageMetadata } from '@/lib/pages/metadata';

const INTRODUCTION = '现成的设备量不到的东西，由做过实验的工程师来做：传感器、软件、舱体与算法。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: '定制开发',
    description: descriptions.customDevelopments,
    path: paths.customDevelopments(),
  });
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
    </>
  );
}
