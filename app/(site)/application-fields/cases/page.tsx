export { default, generateMetadata } from '@/app/(site)/ecosystem/cases/page';
