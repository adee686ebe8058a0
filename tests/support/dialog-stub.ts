/** jsdom knows `<dialog>` but not its methods: the smallest version that moves focus inside and tells of closing. It does not give the focus back: that is the component's work. */
export function stubDialog(): void {
  if (typeof HTMLDialogElement === 'undefined' || 'showModal' in HTMLDialogElement.prototype) return;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('already open', 'InvalidStateError');
      this.open = true;
      const find = (selector: string) => this.querySelector<HTMLElement>(selector);
      (find('[autofocus]') ?? find('button, a[href], input, select, textarea, [tabindex]') ?? this).focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
