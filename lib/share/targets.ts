/** What is shared: the page's canonical address and its title. */
export interface SharedPage {
  url: string;
  title: string;
}

/** Addresses of other services that take a page over; nothing is asked of them before a click. */
export const shareTargets = {
  weibo: (page: SharedPage) => withPage('https://service.weibo.com/share/share.php', page),
  qq: (page: SharedPage) => withPage('https://connect.qq.com/widget/shareqq/index.html', page),
  qzone: (page: SharedPage) => withPage('https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey', page),
};

function withPage(address: string, { url, title }: SharedPage): string {
  return `${address}?${new URLSearchParams({ url, title })}`;
}
