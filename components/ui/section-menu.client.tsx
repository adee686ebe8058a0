'use client';

import { useRef } from 'react';
import { useActiveSection } from '@/lib/browser/use-active-section';
import { useScrollingDown } from '@/lib/browser/use-scrolling-down';
import type { SectionAnchor } from './section-nav';
import styles from './section-menu.module.css';

/**
 * The links of a section menu: the one under the scroll position is marked; on
 * phones the menu hides on the way down and returns on the way up or when it
 * has the focus. The anchors are the browser's own, so the address keeps the hash.
 */
export function SectionMenu({ sections }: { sections: SectionAnchor[] }) {
  const { active, ask } = useActiveSection(sections.map(({ id }) => id).join(' '));
  const down = useScrollingDown();
  const list = useRef<HTMLUListElement>(null);
  const keepInSight = (link: HTMLAnchorElement | null) => {
    const box = list.current;
    if (!link || !box) return;
    const hidden =
      link.offsetLeft < box.scrollLeft || link.offsetLeft + link.offsetWidth > box.scrollLeft + box.clientWidth;
    if (hidden) box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
  };
  return (
    <nav aria-label="本页内容" className={styles.root} data-scrolling={down ? 'down' : 'up'}>
      <ul ref={list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              ref={id === active ? keepInSight : undefined}
              aria-current={id === active ? 'location' : undefined}
              onClick={() => ask(id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
