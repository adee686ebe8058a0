'use client';

import { useEffect } from 'react';
import { usePathname } from 'next/navigation';

/** Within WeChat each page sets its own card; elsewhere nothing happens. */
export function WechatCard() {
  const pathname = usePathname();
  useEffect(() => {
    if (/MicroMessenger/i.test(navigator.userAgent))
      void import('@/lib/browser/wechat-card').then(({ setWechatCard }) => setWechatCard());
  }, [pathname]);
  return null;
}
