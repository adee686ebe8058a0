/** Hands a text to the visitor as a file; it never leaves the browser. */
export function saveText(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  // the browser reads the address after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
