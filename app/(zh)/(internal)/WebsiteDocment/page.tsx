import type { Metadata } from 'next';
import { InternalFrame } from '@/components/internal/internal-frame';
import { InternalTitle } from '@/components/internal/internal-title';

export const metadata: Metadata = { title: '网站文档', description: '内部页面。' };

/** Spelt as specified. */
export default function WebsiteDocumentPage() {
  return (
    <InternalFrame>
      <InternalTitle title="网站文档" introduction="使用说明见项目的README。" />
    </InternalFrame>
  );
}
