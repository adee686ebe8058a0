import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import layout from '@/components/contact/contact-layout.module.css';
import { FormPanel } from '@/components/contact/form-panel';
import { EnglishForm } from '@/components/english/english-form.client';
import { EnglishReach } from '@/components/english/english-reach';
import { ForgetOnLeave } from '@/components/layout/forget-on-leave.client';
import { StructuredData } from '@/components/seo/structured-data';
import { hasEnglishSite } from '@/lib/content/english';
import { englishPages } from '@/lib/seo/english-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return (await hasEnglishSite()) ? pageMetadata(englishPages.contact) : {};
}

export default async function EnglishContact() {
  if (!(await hasEnglishSite())) notFound();
  return (
    <>
      <div className={layout.root}>
        <EnglishReach />
        <FormPanel>
          <ForgetOnLeave>
            <EnglishForm />
          </ForgetOnLeave>
        </FormPanel>
      </div>
      <StructuredData page={englishPages.contact} />
    </>
  );
}
