import { useEffect, useState } from 'react';
import { anchorOffset, drawnSection } from './drawn-section';
import { findLast } from './find-last';
import { onScroll } from './on-scroll';
import { useScrollReading } from './use-scroll-reading';

/** The line that a section must have reached to be the one being read: a third down the window. */
const READING_LINE = 1 / 3;

/**
 * The section of a page that is being read, and a way to activate one: what was activated counts as read while the page
 * goes there and stays there, also when it is too short to reach the line.
 * @param ids of the sections in the order of the page, separated by spaces
 */
export function useActiveSection(ids: string): { active: string | null; activate: (id: string) => void } {
  const reached = useScrollReading<string | null>(() => sectionBeingRead(ids.split(' ')), null);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let nearest = Infinity;
    return onScroll(() => {
      const distance = distanceFromPlace(asked);
      // anyone who scrolls away from it reads something else
      if (distance > nearest + 1) setAsked(null);
      nearest = Math.min(nearest, distance);
    });
  }, [asked]);
  return { active: asked ?? reached, activate: setAsked };
}

/** All positions are read anew each time: a jump over half the page counts like a walk. */
function sectionBeingRead(ids: string[]): string | null {
  const isAtEnd =
    window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  if (isAtEnd) return ids[ids.length - 1];
  const line = window.innerHeight * READING_LINE;
  return findLast(ids, (id) => topOf(id) <= line && !isBeside(id)) ?? null;
}

/** Sections that phones swipe are side by side: the one that is in sight is read. */
function isBeside(id: string): boolean {
  const { left = 0, right = 0 } = drawnSection(id)?.getBoundingClientRect() ?? {};
  const middle = (left + right) / 2;
  return middle < 0 || middle > window.innerWidth;
}

/** How far a section is from where an anchor puts it. */
function distanceFromPlace(id: string): number {
  return Math.abs(topOf(id) - anchorOffset());
}

function topOf(id: string): number {
  return drawnSection(id)?.getBoundingClientRect().top ?? Infinity;
}
