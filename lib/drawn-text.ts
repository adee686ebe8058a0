import sharp from 'sharp';
import { escapeHtml } from './html';

export interface DrawnTextStyle {
  /** family of fonts (`chinese-fonts.ts`) */
  family: string;
  /** in pixels */
  size: number;
  bold?: boolean;
  colour: string;
  /** in pixels: where lines break */
  width: number;
  /** added between lines, in pixels */
  spacing: number;
}

export interface DrawnText {
  /** PNG on nothing */
  picture: Buffer;
  width: number;
  height: number;
}

/** A text in lines: Pango breaks them, Latin words and numbers stay whole, no line begins with a closing mark. */
export async function drawText(
  text: string,
  { family, size, bold, colour, ...lines }: DrawnTextStyle,
): Promise<DrawnText> {
  const markup = `<span lang="zh-CN" foreground="${colour}"${bold ? ' weight="bold"' : ''}>${escapeHtml(text)}</span>`;
  const { data, info } = await sharp({
    // at 72 dots an inch a point is a pixel
    text: { text: markup, font: `${family} ${size}`, ...lines, dpi: 72, rgba: true, wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** The signs of a text as it is drawn: on one line, without control signs. Spaces that no line breaks at stay. */
export const drawnSigns = (text: string): string[] => [...text.replace(/(?:[^\S\u00a0]|\p{Cc})+/gu, ' ').trim()];
