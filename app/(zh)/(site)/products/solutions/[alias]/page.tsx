import { first, aliasParams } from '@/lib/pages/static-params';

export { default, generateMetadata } from '@/app/(zh)/(site)/solutions/[alias]/page';
export const generateStaticParams = first(aliasParams('solution'));
