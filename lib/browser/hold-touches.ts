/**
 * Keeps fingers from scrolling the page: only what scrolls by itself, and has somewhere to go in their direction, does.
 * @returns lets them scroll again
 */
export function holdTouches(): () => void {
  let [startX, startY] = [0, 0];
  const onStart = ({ touches }: TouchEvent) => {
    startX = touches[0].clientX;
    startY = touches[0].clientY;
  };
  const onMove = (event: TouchEvent) => {
    // two fingers enlarge the page, which stays everybody's right
    if (event.touches.length > 1 || !event.cancelable) return;
    const [dx, dy] = [startX - event.touches[0].clientX, startY - event.touches[0].clientY];
    if (!scrolls(event.target, dx, dy)) event.preventDefault();
  };
  document.addEventListener('touchstart', onStart, { passive: true });
  document.addEventListener('touchmove', onMove, { passive: false });
  return () => {
    document.removeEventListener('touchstart', onStart);
    document.removeEventListener('touchmove', onMove);
  };
}

/** Is there something around the target, below the page itself, that can scroll so? */
function scrolls(target: EventTarget | null, dx: number, dy: number): boolean {
  let element = target instanceof Element ? target : null;
  for (; element && element !== document.body; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const [overflow, at, room, way] =
      Math.abs(dx) > Math.abs(dy)
        ? [overflowX, element.scrollLeft, element.scrollWidth - element.clientWidth, dx]
        : [overflowY, element.scrollTop, element.scrollHeight - element.clientHeight, dy];
    if (/auto|scroll/.test(overflow) && (way < 0 ? at > 0 : at < room)) return true;
  }
  return false;
}
