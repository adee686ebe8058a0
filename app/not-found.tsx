import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { SiteFrame } from '@/components/layout/site-frame';

export const metadata: Metadata = { title: '没有找到这个页面', description: '它可能改了名字，或者已经下线。' };

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundMessage />
    </SiteFrame>
  );
}
