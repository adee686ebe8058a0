import { errorText } from '../error-text';
import { isRecord } from '../is-record';
import { paths } from '../paths';
import { sharedAddress } from '../share/targets';
import { WECHAT_SCRIPT } from '../wechat/script';

/** As much of the JS-SDK as a card needs. */
interface Sdk {
  config(settings: object): void;
  ready(run: () => void): void;
  error(run: (answer: unknown) => void): void;
  updateAppMessageShareData?(card: object): void;
  updateTimelineShareData?(card: object): void;
  onMenuShareAppMessage?(card: object): void;
  onMenuShareTimeline?(card: object): void;
}
/** The new names, and the old ones: older clients know nothing else. */
const CALLS = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
] as const;

let script: Promise<Sdk> | null = null;

/**
 * Tells WeChat how this page looks when somebody sends it on. Where the site
 * has no account it says so with 204, and nothing is loaded. The card is what
 * the page says of itself in its head.
 */
export async function setWechatCard(): Promise<void> {
  try {
    const signature = await loadSignature(signedAddress());
    if (!signature) return;
    const sdk = await (script ??= loadScript());
    sdk.config({ ...signature, debug: false, jsApiList: CALLS });
    sdk.error((answer) => console.error('[wechat] 签名没有通过：', JSON.stringify(answer)));
    sdk.ready(() => {
      const { title, desc, link, imgUrl } = cardOfPage();
      for (const call of CALLS)
        sdk[call]?.(/timeline/i.test(call) ? { title, link, imgUrl } : { title, desc, link, imgUrl });
    });
  } catch (error) {
    console.error('[wechat] 没能设置卡片：', errorText(error));
  }
}

/** iOS checks the address the visit began with, Android the one that is shown now; neither the part behind #. */
function signedAddress(): string {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  const [entry] = performance.getEntriesByType('navigation');
  return ((isApple && entry?.name) || window.location.href).split('#')[0];
}

async function loadSignature(url: string): Promise<object | null> {
  const response = await fetch(paths.wechatSignature(url));
  if (response.status === 204) return null;
  const answer: unknown = await response.json();
  if (!response.ok || !isRecord(answer)) throw new Error(`状态 ${response.status}`);
  return answer;
}

function loadScript(): Promise<Sdk> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = WECHAT_SCRIPT;
    element.onload = () => resolve((window as unknown as { wx: Sdk }).wx);
    element.onerror = () => {
      script = null;
      reject(new Error('脚本没有到'));
    };
    document.head.append(element);
  });
}

/** The square picture comes second in the head; WeChat shows a small one. */
function cardOfPage(): { title: string; desc: string; link: string; imgUrl: string } {
  const all = (property: string) =>
    [...document.head.querySelectorAll<HTMLMetaElement>(`meta[property="${property}"]`)].map(({ content }) => content);
  const [title = document.title] = all('og:title');
  const [desc = ''] = all('og:description');
  const [url = window.location.href] = all('og:url');
  return { title, desc, link: sharedAddress(url, 'wechat'), imgUrl: all('og:image').at(-1) ?? '' };
}
