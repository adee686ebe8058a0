/** jsdom knows `<dialog>` but not its methods: the smallest version that moves focus and tells of closing. */
export function stubDialog(): void {
  if (typeof HTMLDialogElement === 'undefined' || 'showModal' in HTMLDialogElement.prototype) return;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('already open', 'InvalidStateError');
      openers.set(this, document.activeElement);
      this.open = true;
      const find = (selector: string) => this.querySelector<HTMLElement>(selector);
      (find('[autofocus]') ?? find('button, a[href], input, select, textarea, [tabindex]') ?? this).focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      (openers.get(this) as HTMLElement | null)?.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
}
