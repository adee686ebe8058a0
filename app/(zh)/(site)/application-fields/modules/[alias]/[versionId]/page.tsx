import { first, productParams } from '@/lib/pages/static-params';

export { default, generateMetadata } from '@/app/(zh)/(site)/products/modules/[alias]/[versionId]/page';
export const generateStaticParams = first(productParams);
