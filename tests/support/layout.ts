/** Gives elements the widths and places that a browser would: slides of 300 px next to each other in a 300 px window. */
export function layOutSlides(width = 300): void {
  const place = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);
  const isSlide = (element: Element) => element.getAttribute('role') === 'group';
  // jsdom knows no initial values; an unknown margin would be no number
  document.head.innerHTML = '<style>[role=group] { margin: 0px }</style>';
  const define = (name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  define('offsetWidth', () => width);
  define('offsetHeight', () => 100);
  define('offsetLeft', function () {
    return isSlide(this) ? place(this) * width : 0;
  });
}
