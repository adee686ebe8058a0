import { chineseFonts } from '../chinese-fonts';
import { COLOURS } from '../colours';
import { withUnit } from '../text';
import type { SheetGroup } from '../content/sheet-groups';
import { wrap } from './wrap';

/** What a sheet says. */
export interface SheetContent {
  title: string;
  kind: string;
  edition: string;
  groups: readonly SheetGroup[];
  words: readonly string[];
  site: string;
  address: string;
  contact: string;
  /** that it is invented; empty where it is not */
  notice: string;
}

/** A4 in points. */
const PAGE = { width: 595, height: 842 };
const EDGE = 48;
const NAME_WIDTH = 132;
const VALUE_LEFT = EDGE + NAME_WIDTH + 12;
const RIGHT = PAGE.width - EDGE;
const BOTTOM = PAGE.height - EDGE - 30;
const SIZES = { title: 22, group: 12, text: 9.5, small: 8 };
const LEADING = 13;
const PAGE_NUMBER = 18;

interface Piece {
  height: number;
  draw(context: CanvasLike, top: number): void;
}

type CanvasLike = Pick<CanvasRenderingContext2D, 'fillText' | 'measureText' | 'fillRect' | 'font' | 'fillStyle'>;

/**
 * Draws a sheet as a PDF in the Chinese font of the system, which is embedded as far as it is used.
 * @throws Error when the system has no Chinese font
 */
export async function drawSheet(content: SheetContent): Promise<Buffer> {
  const family = (await chineseFonts()).plain;
  if (!family) throw new Error('没有中文字体，数据表画不成：请安装 fonts-noto-cjk');
  const { createCanvas, PDFDocument } = await import(/* turbopackIgnore: true */ '@napi-rs/canvas');
  const font = (size: number, isBold = false) => `${isBold ? 'bold ' : ''}${size}px "${family}"`;
  const ruler = createCanvas(1, 1).getContext('2d');
  const lines = (text: string, width: number, size: number) => {
    ruler.font = font(size);
    return wrap(text, width, (part) => ruler.measureText(part).width);
  };
  const pages = paginate(piecesOf(content, font, lines));
  const document = new PDFDocument({ title: content.title, author: content.site, subject: content.kind });
  for (const [index, pieces] of pages.entries()) {
    const context = document.beginPage(PAGE.width, PAGE.height) as unknown as CanvasLike;
    let top = EDGE;
    for (const piece of pieces) {
      piece.draw(context, top);
      top += piece.height;
    }
    foot(context, content, font, `${index + 1} / ${pages.length}`);
    document.endPage();
  }
  return document.close();
}

type Font = (size: number, isBold?: boolean) => string;
type Lines = (text: string, width: number, size: number) => string[];

function piecesOf({ title, kind, edition, groups, words }: SheetContent, font: Font, lines: Lines): Piece[] {
  const head: Piece = {
    height: 62,
    draw(context, top) {
      write(context, title, EDGE, top + 20, font(SIZES.title, true), COLOURS.ink);
      write(context, `${kind}　${edition}`, EDGE, top + 40, font(SIZES.text), COLOURS.sub);
    },
  };
  const heading = (text: string): Piece => ({
    height: 38,
    draw(context, top) {
      write(context, text, EDGE, top + 26, font(SIZES.group, true), COLOURS.brand);
      rule(context, top + 33, COLOURS.rule);
    },
  });
  const row = (name: string, value: string): Piece => {
    const names = lines(name, NAME_WIDTH, SIZES.text);
    const values = lines(value, RIGHT - VALUE_LEFT, SIZES.text);
    const height = Math.max(names.length, values.length) * LEADING + 6;
    return {
      height,
      draw(context, top) {
        names.forEach((text, index) =>
          write(context, text, EDGE, top + 12 + index * LEADING, font(SIZES.text), COLOURS.sub),
        );
        values.forEach((text, index) =>
          write(context, text, VALUE_LEFT, top + 12 + index * LEADING, font(SIZES.text), COLOURS.ink),
        );
        rule(context, top + height - 1, COLOURS.line);
      },
    };
  };
  const note = (text: string): Piece => {
    const all = lines(text, RIGHT - EDGE, SIZES.small);
    return {
      height: all.length * (LEADING - 1),
      draw: (context, top) =>
        all.forEach((part, index) =>
          write(context, part, EDGE, top + 14 + index * (LEADING - 1), font(SIZES.small), COLOURS.sub),
        ),
    };
  };
  return [
    head,
    ...groups.flatMap((group) => [
      heading(group.title),
      ...group.rows.map(({ name, value, unit }) => row(name, withUnit(value, unit))),
    ]),
    ...words.map(note),
  ];
}

/** Each page as much as it holds; nothing is higher than a page. */
function paginate(pieces: readonly Piece[]): Piece[][] {
  const pages: Piece[][] = [[]];
  let used = EDGE;
  for (const piece of pieces) {
    if (used + piece.height > BOTTOM && pages.at(-1)!.length > 0) {
      pages.push([]);
      used = EDGE;
    }
    pages.at(-1)!.push(piece);
    used += piece.height;
  }
  return pages;
}

function foot(context: CanvasLike, { site, address, contact, notice }: SheetContent, font: Font, page: string): void {
  const small = font(SIZES.small);
  rule(context, BOTTOM + 8, COLOURS.rule);
  write(context, [site, contact].join('　'), EDGE, BOTTOM + 22, small, COLOURS.sub);
  write(context, address, EDGE, BOTTOM + 34, small, COLOURS.sub);
  if (notice) write(context, notice, EDGE, BOTTOM + 46, small, COLOURS.sub);
  write(context, page, RIGHT - PAGE_NUMBER, BOTTOM + 22, small, COLOURS.sub);
}

function write(context: CanvasLike, text: string, x: number, y: number, font: string, colour: string): void {
  context.font = font;
  context.fillStyle = colour;
  // beside Latin letters the font draws digits with signs that nobody can copy: letters are by themselves
  let left = x;
  for (const part of text.match(/\p{Script=Latin}+|[^\p{Script=Latin}]+/gu) ?? []) {
    context.fillText(part, left, y);
    left += context.measureText(part).width;
  }
}

function rule(context: CanvasLike, y: number, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(EDGE, y, RIGHT - EDGE, 0.75);
}
