import { featureParams, first } from '@/lib/static-params';

export { default, generateMetadata } from '@/app/(site)/products/features/[alias]/page';
export const generateStaticParams = first(featureParams);
