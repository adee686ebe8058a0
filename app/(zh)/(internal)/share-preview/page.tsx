import type { Metadata } from 'next';
import { InternalFrame } from '@/components/internal/internal-frame';
import { InternalTitle } from '@/components/internal/internal-title';
import { SharePreview } from '@/components/internal/share-preview.client';
import { env } from '@/lib/env';

export const metadata: Metadata = {
  title: '分享预览',
  description: '内部页面。',
  robots: { index: false, follow: false },
};

/** For those who send pages to WeChat, Weibo and QQ: how it will look, and what is wrong with it. */
export default function SharePreviewPage() {
  return (
    <InternalFrame>
      <InternalTitle title="分享预览" introduction="发出去之前，先看它在微信、微博和QQ里的样子。" />
      <SharePreview origin={env.siteUrl} />
      <noscript>分享预览需要打开脚本。</noscript>
    </InternalFrame>
  );
}
