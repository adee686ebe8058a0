export { default, generateMetadata } from '@/app/(zh)/(site)/ecosystem/cases/page';
