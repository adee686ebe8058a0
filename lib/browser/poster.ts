/** What stands on a poster. */
export interface PosterContent {
  /** address of the wide picture */
  picture: string;
  /** what the page is, e.g. 案例 */
  kind: string;
  title: string;
  /** one line below it */
  line: string;
  /** address of the QR code as a picture */
  code: string;
  /** name of the site, and what it says of itself */
  site: string;
  tagline: string;
}

/** Width in pixels; WeChat shows pictures of 750 without scaling them on most phones. */
const WIDTH = 750;
const COVER = { width: 750, height: 394 };
const EDGE = 56;
const CODE = 176;
/** A picture that has not come by then is left out. */
const PICTURE_MS = 4_000;
const FONT =
  "-apple-system, BlinkMacSystemFont, 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";
const TITLE = { font: `600 46px ${FONT}`, height: 66, most: 4 };
const LINE = { font: `400 28px ${FONT}`, height: 44, most: 2 };
const SMALL = `400 24px ${FONT}`;

/**
 * Draws a poster with the fonts of the system.
 * @returns it as the address of a JPEG that is in the page itself: WeChat saves those on a long press
 * @throws Error when the code cannot be had or this browser cannot draw
 */
export async function drawPoster(content: PosterContent): Promise<string> {
  const [cover, code] = await Promise.all([loadPicture(content.picture).catch(() => null), loadPicture(content.code)]);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('这个浏览器画不了图');
  canvas.width = WIDTH;
  const title = linesOf(pen, content.title, TITLE);
  const line = linesOf(pen, content.line, LINE);
  const top = cover ? COVER.height : 0;
  const below = top + 72 + 44 + title.length * TITLE.height + 16 + line.length * LINE.height + 56;
  canvas.height = below + CODE + 2 * EDGE;
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colour('--paper');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (cover) drawCovering(pen, cover);
  let y = top + 72;
  const write = (text: string, font: string, fill: string) => {
    pen.font = font;
    pen.fillStyle = colour(fill);
    pen.fillText(text, EDGE, y);
  };
  write(content.kind, `600 26px ${FONT}`, '--brand');
  y += 10;
  for (const text of title) {
    y += TITLE.height;
    write(text, TITLE.font, '--ink');
  }
  y += 26;
  for (const text of line) {
    y += LINE.height;
    write(text, LINE.font, '--sub');
  }
  pen.fillStyle = colour('--mist');
  pen.fillRect(0, below, WIDTH, canvas.height - below);
  y = below + EDGE + CODE / 2 - 18;
  write(content.site, `600 32px ${FONT}`, '--ink');
  y += 46;
  write(content.tagline, SMALL, '--sub');
  y += 40;
  write('长按识别二维码，阅读全文', SMALL, '--sub');
  pen.fillStyle = colour('--paper');
  pen.fillRect(WIDTH - EDGE - CODE, below + EDGE, CODE, CODE);
  pen.drawImage(code, WIDTH - EDGE - CODE, below + EDGE, CODE, CODE);
  return canvas.toDataURL('image/jpeg', 0.92);
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  // a picture of somebody else would make the drawing unreadable
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await Promise.race([picture.decode(), new Promise((_, fail) => setTimeout(fail, PICTURE_MS))]);
  return picture;
}

/** Fills the cover and is cut round its middle. */
function drawCovering(pen: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const scale = Math.max(COVER.width / picture.naturalWidth, COVER.height / picture.naturalHeight);
  const [width, height] = [COVER.width / scale, COVER.height / scale];
  const [x, y] = [(picture.naturalWidth - width) / 2, (picture.naturalHeight - height) / 2];
  pen.drawImage(picture, x, y, width, height, 0, 0, COVER.width, COVER.height);
}

/** Punctuation that no line begins with. */
const CLOSING = /^[，。；：？！、）》”’％%·…]/;

/** A text in lines of the poster's width: Latin words and numbers stay whole, too many lines end with …. */
function linesOf(
  pen: Pick<CanvasRenderingContext2D, 'font' | 'measureText'>,
  text: string,
  { font, most }: { font: string; most: number },
): string[] {
  pen.font = font;
  const fits = (line: string) => pen.measureText(line).width <= WIDTH - 2 * EDGE;
  const lines = [''];
  for (const part of text.match(/[\w.,%–-]+|\s+|[^\w\s]/gu) ?? []) {
    const line = lines[lines.length - 1];
    if (fits(line + part) || line === '' || CLOSING.test(part)) lines[lines.length - 1] = line + part;
    else lines.push(part.trimStart());
  }
  if (lines.length <= most) return lines.filter(Boolean);
  const shown = lines.slice(0, most);
  let last = shown[most - 1];
  while (last && !fits(`${last}…`)) last = [...last].slice(0, -1).join('');
  return [...shown.slice(0, -1), `${last}…`];
}
