import { useEffect, useState } from 'react';

/** The line that a section must have reached to be the one being read: a third down the window. */
const READING_LINE = '-33% 0px -66% 0px';

/**
 * The id of the section under the scroll position; null above the first one.
 * @param ids in the order of the page, separated by spaces
 */
export function useActiveSection(ids: string): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) reached.add(entry.target);
          else reached.delete(entry.target);
        }
        // between two sections the last one stays; above the first there is none
        const current = sections.findLast((section) => reached.has(section));
        const first = entries.find((entry) => entry.target === sections[0]);
        if (current) setActive(current.id);
        else if (first && first.boundingClientRect.top > 0) setActive(null);
      },
      { rootMargin: READING_LINE },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return active;
}
