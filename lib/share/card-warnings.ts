/** What a page shows of itself when it is shared, as a stranger's reader finds it. */
export interface SharedPage {
  status: number;
  /** path that was asked for, and the one that answered */
  asked: string;
  answered: string;
  title: string;
  description: string;
  canonical: string;
  isHidden: boolean;
  picture: { src: string; width: number; height: number; bytes: number; type: string } | null;
  square: { src: string; width: number; height: number } | null;
  /** the item's own picture, where the card shows what was found instead */
  photo: string | null;
  /** another page that says the same of itself */
  sameText: string | null;
}

/** A WeChat card has two lines for the title. */
const TITLE_MOST = 30;
const PICTURE_LEAST = 300;
const PICTURE_BYTES_MOST = 200 * 1024;
/** Wide pictures are shown at 1.91 to 1; a tenth more or less is cut unseen. */
const RATIO = { wanted: 1.91, off: 0.2 };

/** What will go wrong when this page is sent, in plain words; nothing when all is well. */
export function cardWarnings(card: SharedPage): string[] {
  if (card.status !== 200) return [`打开这个网址得到的是${card.status}，别人点开看不到页面。`];
  const warnings: string[] = [];
  if (card.answered !== card.asked) warnings.push(`这个网址会转到${card.answered}，请直接发那一个。`);
  if (card.isHidden) warnings.push('这一页不公开给搜索引擎（内部页面或搜索结果），不适合发出去。');
  if (!card.canonical) warnings.push('这一页没有写规范网址。');
  else if (card.canonical !== card.answered) warnings.push(`它的规范网址是${card.canonical}，请发那一个。`);
  const { length } = [...card.title];
  if (length === 0) warnings.push('没有标题，卡片上只剩网址。');
  if (length > TITLE_MOST) warnings.push(`标题有${length}个字，微信只显示大约前${TITLE_MOST}个，后面的会被截掉。`);
  if (!card.description) warnings.push('没有说明，卡片的第二行是空的。');
  if (card.sameText) warnings.push(`说明与${card.sameText}的一字不差，收到的人分不清是哪一篇。`);
  return [...warnings, ...pictureWarnings(card)];
}

function pictureWarnings({ picture, square }: SharedPage): string[] {
  if (!picture) return ['没有分享图，或者图片打不开，卡片上是一个灰色的方块。'];
  const { width, height, bytes, type } = picture;
  const warnings: string[] = [];
  const small = [picture, square].find((one) => one && Math.min(one.width, one.height) < PICTURE_LEAST);
  if (small) warnings.push(`图片只有${small.width} × ${small.height}，短边不到${PICTURE_LEAST}像素，微信可能不用它。`);
  if (bytes > PICTURE_BYTES_MOST) warnings.push(`图片有${Math.round(bytes / 1024)} kB，超过200 kB，网络慢时出不来。`);
  if (Math.abs(width / height - RATIO.wanted) > RATIO.off)
    warnings.push(`图片是${width} × ${height}，不是1.91 : 1，上下或左右会被切掉。`);
  if (!/^image\/(jpeg|png)/.test(type)) warnings.push(`图片是${type || '未知的格式'}，微信与微博只认JPEG和PNG。`);
  return warnings;
}

/**
 * The path of a page of this site from what somebody typed: a path, or a whole address on one of its origins.
 * @returns null for everything else
 */
export function ownPath(typed: string, origins: readonly string[]): string | null {
  const text = typed.trim();
  if (text.startsWith('/') && !text.startsWith('//')) return text;
  try {
    const url = new URL(text);
    return origins.includes(url.origin) ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
