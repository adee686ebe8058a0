import type { Metadata } from 'next';
import { HeadBanner } from '@/components/ui/head-banner';

export const metadata: Metadata = { title: '网站文档', description: '内部页面。' };

/** Spelt as specified. */
export default function WebsiteDocumentPage() {
  return <HeadBanner title="网站文档" subTitle="使用说明见项目的 README。" />;
}
