'use client';

import { usePathname } from 'next/navigation';
import { english } from '@/lib/english/words';
import { chineseOf, paths } from '@/lib/paths';

/** From an English page to the same one in Chinese. A plain link: the frame around it is another one. */
export function ChineseLink() {
  return (
    <a href={chineseOf(usePathname()) ?? paths.home()} lang="zh-CN" hrefLang="zh-CN">
      {english.chinese}
    </a>
  );
}
