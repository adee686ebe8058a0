export { default, generateMetadata } from '@/app/(site)/ecosystem/publications/page';
