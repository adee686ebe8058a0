export { default, generateMetadata } from '@/app/(site)/ecosystem/labs/page';
