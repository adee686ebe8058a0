/*
 * Plain text and HTML are two kinds of string. A `<` of plain text is a sign, a `<` of HTML begins a tag: what treats
 * one as the other loses words or shows markup, so the compiler tells them apart.
 */

declare const brand: unique symbol;

/** A string that is known to be HTML; plain text becomes such only by `escapeHtml`. */
export type Html = string & { readonly [brand]: 'html' };

/** A string that is HTML by where it comes from: a field of that kind, the end of a pipeline, a part of other HTML. */
export const asHtml = (text: string): Html => text as Html;

/** A text as it is in HTML, between tags or within quotes. */
export function escapeHtml(text: string): Html {
  return asHtml(text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;'));
}
