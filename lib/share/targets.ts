/** What is shared of a page; all addresses are whole. */
export interface SharedPage {
  /** the canonical one */
  url: string;
  title: string;
  summary: string;
  picture: string;
  /** name of the site */
  site: string;
}

/** Where a visitor came from, as the address he was sent says; it never reaches the canonical one. */
export type ShareSource = 'wechat' | 'weibo' | 'qq' | 'qzone' | 'link' | 'system' | 'poster';

/** Weibo takes 140 characters, of which the address needs some. */
const WEIBO_LENGTH = 110;

/** Addresses of other services that take a page over; nothing is asked of them before a click. */
export const shareTargets = {
  weibo: ({ title, summary, picture, url }: SharedPage) =>
    address('https://service.weibo.com/share/share.php', {
      url: sharedAddress(url, 'weibo'),
      title: cut(`${title}：${summary}`, WEIBO_LENGTH),
      pic: picture,
    }),
  qq: ({ title, summary, picture, site, url }: SharedPage) =>
    address('https://connect.qq.com/widget/shareqq/index.html', {
      url: sharedAddress(url, 'qq'),
      title,
      desc: summary,
      summary,
      pics: picture,
      site,
    }),
  qzone: ({ title, summary, picture, site, url }: SharedPage) =>
    address('https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey', {
      url: sharedAddress(url, 'qzone'),
      title,
      summary,
      pics: picture,
      site,
    }),
};

/** A page's address with where it was shared. */
export function sharedAddress(url: string, source: ShareSource): string {
  const shared = new URL(url);
  shared.searchParams.set('utm_source', source);
  return shared.href;
}

/** These services read %20 and not every one reads +. */
function address(base: string, values: Record<string, string>): string {
  const pairs = Object.entries(values).filter(([, value]) => value);
  return `${base}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

function cut(text: string, length: number): string {
  const signs = [...text];
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join('')}…`;
}
