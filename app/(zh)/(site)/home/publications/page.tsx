export { default, generateMetadata } from '@/app/(zh)/(site)/ecosystem/publications/page';
