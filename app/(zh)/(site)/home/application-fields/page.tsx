export { default, generateMetadata } from '@/app/(zh)/(site)/application-fields/page';
