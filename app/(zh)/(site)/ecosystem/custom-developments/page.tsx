import type { Metadata } from 'next';
import { ContactPrompt } from '@/components/custom-development/contact-prompt';
import { CustomDevelopmentHead } from '@/components/custom-development/custom-development-head';
import { OwnLabIntroduction } from '@/components/custom-development/own-lab-introduction';
import { ProjectGallery } from '@/components/custom-development/project-gallery';
import { ServiceSections } from '@/components/custom-development/service-sections';
import { StructuredData } from '@/components/seo/structured-data';
import { SectionNav } from '@/components/ui/section-nav';
import { getOwnLab, getTechnicalServices } from '@/lib/content/custom-development';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.customDevelopments);
}

export default async function CustomDevelopmentsPage() {
  const [services, ownLab] = await Promise.all([getTechnicalServices(), getOwnLab()]);
  const gallery = ownLab?.gallery ?? [];
  const action = enquireAbout('定制开发');
  const sections = [
    { id: 'development-types', label: '开发类型' },
    ...services.map(({ title }, index) => ({ id: `service-${index + 1}`, label: title })),
    ...(ownLab ? [{ id: 'own-lab', label: '自有实验室' }] : []),
    ...(gallery.length > 0 ? [{ id: 'projects', label: '项目' }] : []),
  ];
  return (
    <>
      <CustomDevelopmentHead services={services} ownLab={ownLab} action={action} />
      <SectionNav sections={sections} action={action} />
      <ServiceSections services={services} />
      {ownLab && <OwnLabIntroduction ownLab={ownLab} />}
      <ProjectGallery entries={gallery} />
      <ContactPrompt />
      <StructuredData page={fixedPages.customDevelopments} />
    </>
  );
}
