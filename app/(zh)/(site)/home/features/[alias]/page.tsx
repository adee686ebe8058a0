import { aliasParams, first } from '@/lib/pages/static-params';

export { default, generateMetadata } from '@/app/(zh)/(site)/products/features/[alias]/page';
export const generateStaticParams = first(aliasParams('feature'));
