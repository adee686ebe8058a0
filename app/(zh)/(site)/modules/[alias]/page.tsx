import { first, aliasParams } from '@/lib/pages/static-params';

export { default, generateMetadata } from '@/app/(zh)/(site)/products/modules/[alias]/page';
export const generateStaticParams = first(aliasParams('module'));
