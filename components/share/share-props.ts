import type { SharedPage } from '@/lib/share/targets';

/** What a share entry may open besides another page. */
export type ShareStep = 'friend' | 'moments' | 'poster' | 'in-wechat' | 'copied' | 'not-copied';

export interface ShareProps {
  /** what is shared, e.g. 分享这个案例 */
  label: string;
  page: SharedPage;
  /** picture with the QR code of the page */
  codeSrc: string;
  /** the page as one tall picture with that code */
  posterSrc: string;
}
