import { scopedDetailParams } from '@/lib/pages/static-params';

export { default, generateMetadata } from '@/app/(zh)/(site)/ecosystem/labs/[id]/page';
export const generateStaticParams = scopedDetailParams('domain', 'lab');
