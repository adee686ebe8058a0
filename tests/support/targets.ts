/** What can be pressed, and does not get the press at its middle. Runs in the page. */
export async function stolenTargets(): Promise<string[]> {
  const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const nameOf = (element: Element | null) =>
    element
      ? `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}`
      : '（没有）';
  const stolen: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    // what is read out only is for keys
    if (control.closest('[inert], [aria-hidden="true"]') || control.getBoundingClientRect().width <= 1) continue;
    if (getComputedStyle(control).clipPath !== 'none' || control.matches('[href="#content"]')) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // a hot area of a drawing is seen by its disc
    const seen = control.querySelector('circle') ?? control;
    const [{ left, top, width, height }] = [...seen.getClientRects()].sort((a, b) => b.width - a.width);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const labels = 'labels' in control ? [...(control as HTMLInputElement).labels!] : [];
    const isOwn = hit !== null && (control.contains(hit) || labels.some((label) => label.contains(hit)));
    if (!isOwn) stolen.push(`${nameOf(control)} ← ${nameOf(hit?.closest('a, button, label') ?? hit)}`);
  }
  return stolen;
}

/** Links that can be pressed where neither they nor what they cover are. Runs in the page. */
export async function straySurfaces(step: number): Promise<string[]> {
  const found = new Map<string, string[]>();
  // letters reach beyond a line as high as they are
  const REACH = 4;
  const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
    x >= left - REACH && x <= right + REACH && y >= top - REACH && y <= bottom + REACH;
  const areaOf = (link: Element) => {
    for (let around = link.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).isolation === 'isolate') return around;
    return null;
  };
  const placesOf = (link: Element) => {
    const own = [link, ...link.querySelectorAll('*')].flatMap((part) => [...part.getClientRects()]);
    const area = areaOf(link);
    return area ? [...own, area.getBoundingClientRect()] : own;
  };
  const end = document.documentElement.scrollHeight;
  for (let from = 0; from < end; from += window.innerHeight) {
    window.scrollTo({ top: from, behavior: 'instant' });
    // read once for all points of the window: nothing moves between them
    const places = new Map<Element, DOMRect[]>();
    for (let y = step / 2; y < window.innerHeight; y += step)
      for (let x = step / 2; x < window.innerWidth; x += step) {
        const link = document.elementFromPoint(x, y)?.closest('a[href]');
        if (!link) continue;
        const known = places.get(link) ?? placesOf(link);
        places.set(link, known);
        if (known.some((box) => holds(box, x, y))) continue;
        const name = `${link.getAttribute('href')} ${(link.textContent ?? '').trim().slice(0, 24)}`;
        found.set(name, [...(found.get(name) ?? []), `${Math.round(x)},${Math.round(from + y)}`]);
      }
  }
  return [...found].map(
    ([name, points]) => `${name}：${points.length}处，从${points[0]}到${points[points.length - 1]}`,
  );
}

/** Boxes that are a stop of the tab key without scrolling, or scroll without being one. Runs in the page. */
export function wrongStops(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is([tabindex="0"], [data-table], [data-scrolls])')]
    .filter((box) => box.checkVisibility() && !box.matches('[role="tab"], [role="listbox"], [role="application"]'))
    .filter((box) => {
      const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      return scrolls !== (box.getAttribute('tabindex') === '0');
    })
    .map((box) => `<${box.localName}> ${box.getAttribute('aria-label') ?? ''}`);
}
