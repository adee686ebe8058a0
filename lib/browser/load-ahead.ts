/** How far beyond its edges, in widths of the box, pictures are asked for. */
const AHEAD = '0px 100%';

/**
 * Pictures of boxes that are swiped sideways are asked for one width before they are seen, as soon as the box is in
 * sight: by themselves browsers ask when the picture shows, and one swipes to an empty frame.
 */
export function loadAhead(): { watch: (scroller: Element) => void; end: () => void } {
  const boxes: IntersectionObserver[] = [];
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      views.unobserve(target);
      const pictures = new IntersectionObserver(
        (found) => {
          for (const { target: picture, isIntersecting: isNear } of found) {
            if (!isNear) continue;
            pictures.unobserve(picture);
            picture.setAttribute('loading', 'eager');
          }
        },
        { root: target, rootMargin: AHEAD },
      );
      boxes.push(pictures);
      target.querySelectorAll('img[loading="lazy"]').forEach((picture) => pictures.observe(picture));
    }
  });
  return {
    watch: (scroller) => views.observe(scroller),
    end: () => [views, ...boxes].forEach((observer) => observer.disconnect()),
  };
}
