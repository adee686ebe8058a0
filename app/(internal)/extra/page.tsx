import type { Metadata } from 'next';
import { HeadBanner } from '@/components/ui/head-banner';

export const metadata: Metadata = { title: '收到的需求', description: '内部页面。' };

export default function ExtraPage() {
  return <HeadBanner title="收到的需求" subTitle="登录以后才能查看。" />;
}
