import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { shareTargets } from '@/lib/share/targets';
import { SharePanel } from './share-panel.client';

interface PageShareProps {
  /** canonical path of the page */
  path: string;
  title: string;
  /** what is shared, e.g. 分享这个案例 */
  label: string;
}

/** The ways to share a page; its address is the canonical one, whatever spelling it was opened under. */
export function PageShare({ path, title, label }: PageShareProps) {
  const page = { url: env.siteUrl + path, title };
  return (
    <SharePanel
      label={label}
      url={page.url}
      codeSrc={paths.shareCode(path)}
      weibo={shareTargets.weibo(page)}
      qq={shareTargets.qq(page)}
      qzone={shareTargets.qzone(page)}
    />
  );
}
