export { default, generateMetadata } from '@/app/(zh)/(site)/ecosystem/labs/page';
