'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { addRecentSearch } from '@/lib/browser/search/recent-searches';
import { paths } from '@/lib/paths';
import { readSearchText } from '@/lib/search/text-rule';
import { SearchBox } from '../search/search-box.client';

/** What the header's search opens; nothing happens without a text. */
export function HeaderSearchBox({ onLeave }: { onLeave: () => void }) {
  const router = useRouter();
  const takeFocus = useCallback((input: HTMLInputElement | null) => input?.focus(), []);

  function search(raw: string) {
    const text = raw.trim();
    if (!text) return;
    if (readSearchText(text)) addRecentSearch(text);
    onLeave();
    router.push(paths.search(text));
  }

  return <SearchBox size="header" inputRef={takeFocus} onSearch={search} onLeave={onLeave} />;
}
