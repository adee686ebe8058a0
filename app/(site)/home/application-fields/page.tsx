export { default, generateMetadata } from '@/app/(site)/application-fields/page';
