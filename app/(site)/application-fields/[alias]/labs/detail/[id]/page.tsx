import { scopedDetailParams } from '@/lib/pages/static-params';

export { default, generateMetadata } from '@/app/(site)/ecosystem/labs/[id]/page';
export const generateStaticParams = scopedDetailParams('domain', 'lab');
