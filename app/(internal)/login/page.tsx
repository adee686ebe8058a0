import type { Metadata } from 'next';
import { HeadBanner } from '@/components/ui/head-banner';

export const metadata: Metadata = { title: '登录', description: '内部页面。' };

export default function LoginPage() {
  return <HeadBanner title="登录" subTitle="没有配置认证服务，暂时不能登录。" />;
}
