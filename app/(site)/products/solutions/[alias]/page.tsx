import { first, solutionParams } from '@/lib/pages/static-params';

export { default, generateMetadata } from '@/app/(site)/solutions/[alias]/page';
export const generateStaticParams = first(solutionParams);
