/** Fonts of systems that have the characters of Chinese papers, the better ones first. */
const CHINESE = [
  /CJK SC|Source Han|思源/,
  /PingFang|YaHei|SimSun|SimHei|Songti|STSong|WenQuanYi/,
  // a collection is known by its first face: Noto Sans CJK JP
  /CJK/,
  // has neither letters nor digits
  /Droid Sans Fallback/,
];

let chosen: Promise<void> | undefined;

/**
 * Papers that embed no font are drawn in the system's: outside a browser no other font is asked for the characters that
 * the usual one lacks, so a Chinese one stands for the usual one. Without any, such characters are boxes.
 */
export function chooseChineseFonts(): Promise<void> {
  return (chosen ??= choose());
}

async function choose(): Promise<void> {
  const { GlobalFonts } = await import(/* turbopackIgnore: true */ '@napi-rs/canvas');
  const { serif, plain } = await chineseFonts();
  if (serif) GlobalFonts.setAlias(serif, 'serif');
  if (plain) GlobalFonts.setAlias(plain, 'sans-serif');
}

/** The families of the system to write Chinese in; none on a system without a Chinese font. */
export async function chineseFonts(): Promise<{ serif?: string; plain?: string }> {
  const { GlobalFonts } = await import(/* turbopackIgnore: true */ '@napi-rs/canvas');
  return chosenOf(GlobalFonts.families.map(({ family }) => family));
}

/** Those of the families that Chinese is written in. */
export function chosenOf(families: string[]): { serif?: string; plain?: string } {
  const found = CHINESE.flatMap((pattern) => families.filter((family) => pattern.test(family)));
  const serif = found.find((family) => /Serif|宋|Song|Sun/.test(family)) ?? found[0];
  // the better fonts first: a mono-spaced one only where there is no other
  const others = found.filter((family) => family !== serif && !/Serif/.test(family));
  return { serif, plain: others.find((family) => !/Mono/.test(family)) ?? others[0] ?? serif };
}
