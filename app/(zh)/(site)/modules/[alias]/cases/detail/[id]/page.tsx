import { scopedDetailParams } from '@/lib/pages/static-params';

export { default, generateMetadata } from '@/app/(zh)/(site)/ecosystem/cases/[id]/page';
export const generateStaticParams = scopedDetailParams('module', 'case');
