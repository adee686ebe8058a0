import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_TYPES, isServablePath } from '../../content-service/served-file';
import { errorText } from '../../error-text';
import { MOST_PIXELS, openPicture, pictureSize } from '../../pictures/open-picture';
import { SHARED_PICTURE } from '../../pictures/picture-files';

/** What systems put into every folder. */
const OF_THE_SYSTEM = /(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/i;

/** Files below `media/` that no page can show: without an address, of a type that is not served, damaged, or too large to open. @returns one line per breach */
export async function checkPictures(root: string, files: string[]): Promise<string[]> {
  const breaches: string[] = [];
  for (const file of files) {
    const name = file.split(path.sep).join('/');
    const reason = OF_THE_SYSTEM.test(name) ? null : (addressBreach(name) ?? (await pictureBreach(root, name)));
    if (reason) breaches.push(`media/${name} ${reason}`);
  }
  return breaches;
}

function addressBreach(name: string): string | null {
  if (!isServablePath(name)) return '文件名里有空格、括号或别的符号，页面取不到：只用文字、数字、“-”和“_”';
  if (path.extname(name).toLowerCase() in MEDIA_TYPES) return null;
  return `这种文件网站不提供，页面取不到：可用的是 ${Object.keys(MEDIA_TYPES).join(' ')}`;
}

async function pictureBreach(root: string, name: string): Promise<string | null> {
  const file = path.join(root, name);
  if (!SHARED_PICTURE.test(name) || !existsSync(file)) return null;
  const bytes = readFileSync(file);
  if (bytes.byteLength === 0) return '是空文件';
  try {
    const { width, height, frames } = await pictureSize(bytes);
    if (width * height > MOST_PIXELS) {
      return `有 ${width} × ${height} 像素，最多 ${MOST_PIXELS / 1_000_000} 百万：缩小后再放`;
    }
    // read to its end, in a size that costs little
    await openPicture(bytes).resize(64).raw().toBuffer();
    return frames > 1 ? '是动图，页面上只有第一帧：换成静止的图，要动的用 Lottie 动画' : null;
  } catch (error) {
    return `打不开，或者不完整：${errorText(error)}`;
  }
}
