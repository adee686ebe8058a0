'use client';

import { useId, useRef } from 'react';
import { useActiveSection } from '@/lib/browser/use-active-section';
import { useDisclosure } from '@/lib/browser/use-disclosure';
import { useScrollingDown } from '@/lib/browser/use-scrolling-down';
import { BackToTop } from './back-to-top.client';
import { DisclosureButton } from './disclosure-button';
import { PageLink } from './page-link';
import { SectionMarks } from './section-marks.client';
import styles from './section-menu.module.css';
import type { PageAction, SectionAnchor } from './page-sections';

const NAME = '本页内容';

interface SectionMenuProps {
  sections: SectionAnchor[];
  action?: PageAction;
}

/**
 * The links of a section menu: the one under the scroll position is marked. On narrow screens it is a bar along the
 * lower edge that names the section, once there is one, and opens the list; on the way down the name makes room for the action and
 * returns on the way up. The anchors are the browser's own, so the address keeps the hash.
 */
export function SectionMenu({ sections, action }: SectionMenuProps) {
  const ids = sections.map(({ id }) => id).join(' ');
  const { active, activate } = useActiveSection(ids);
  const down = useScrollingDown();
  const root = useRef<HTMLElement>(null);
  const disclosure = useDisclosure(root);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const keepInSight = (link: HTMLAnchorElement | null) => {
    const box = list.current;
    if (!link || !box) return;
    const hidden =
      link.offsetLeft < box.scrollLeft || link.offsetLeft + link.offsetWidth > box.scrollLeft + box.clientWidth;
    if (hidden) box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
  };
  const place = sections.findIndex(({ id }) => id === active);
  return (
    <nav
      ref={root}
      aria-label={NAME}
      className={styles.root}
      data-scrolling={down ? 'down' : 'up'}
      data-open={disclosure.isOpen || undefined}
      data-reading={active !== null || undefined}
      data-page-bar={action ? 'action' : 'sections'}
    >
      <SectionMarks ids={ids} active={active} />
      <div className={styles.inner}>
        <DisclosureButton disclosure={disclosure} controls={listId} className={styles.toggle}>
          <b>{place < 0 ? NAME : sections[place].label}</b>
          <small>{place < 0 ? `${sections.length}节` : `${place + 1} / ${sections.length}`}</small>
        </DisclosureButton>
        <ul ref={list} id={listId} data-strip="">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                ref={id === active ? keepInSight : undefined}
                aria-current={id === active ? 'location' : undefined}
                onClick={() => {
                  activate(id);
                  disclosure.close();
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        {action && (
          <>
            <div className={styles.top}>
              <BackToTop />
            </div>
            <PageLink href={action.href} className={styles.action}>
              {action.label}
            </PageLink>
          </>
        )}
      </div>
    </nav>
  );
}
