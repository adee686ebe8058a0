/**
 * Is a key pressed within an input method? The first Enter of a Chinese one only accepts the word. Safari ends the
 * composition before the key is told, and says so by the key code 229 alone.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
