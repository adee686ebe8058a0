import { sharedAddress, shareTargets } from '@/lib/share/targets';

const PAGE = {
  url: 'https://hengzhi.example/ecosystem/cases/takeover',
  title: '把提示音提前 400 毫秒，够不够？A&B = 50% + “引号”',
  summary: '不够。36人里有 9 人来不及接管；#1 与 #2 两种提示音没有差别，提前 800 ms 才够。'.repeat(3),
  picture: 'https://hengzhi.example/images/card/case/takeover.webp.jpg',
  site: '衡知人因研究云平台',
};
const read = (name: keyof typeof shareTargets) => {
  const { origin, pathname, searchParams } = new URL(shareTargets[name](PAGE));
  return { to: origin + pathname, values: Object.fromEntries(searchParams) };
};

test('QQ与QQ空间：网址、标题、摘要、图片、站名解码以后一字不差', () => {
  expect(read('qq')).toEqual({
    to: 'https://connect.qq.com/widget/shareqq/index.html',
    values: {
      url: `${PAGE.url}?utm_source=qq`,
      title: PAGE.title,
      desc: PAGE.summary,
      summary: PAGE.summary,
      pics: PAGE.picture,
      site: PAGE.site,
    },
  });
  expect(read('qzone')).toEqual({
    to: 'https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey',
    values: {
      url: `${PAGE.url}?utm_source=qzone`,
      title: PAGE.title,
      summary: PAGE.summary,
      pics: PAGE.picture,
      site: PAGE.site,
    },
  });
});

test('微博：标题与摘要连成一句，截在 110 字以内', () => {
  const { to, values } = read('weibo');
  expect(to).toBe('https://service.weibo.com/share/share.php');
  expect(values).toMatchObject({ url: `${PAGE.url}?utm_source=weibo`, pic: PAGE.picture });
  expect(values.title.startsWith(`${PAGE.title}：不够。`)).toBe(true);
  expect([...values.title]).toHaveLength(110);
  expect(values.title.endsWith('…')).toBe(true);
});

test('空格写成 %20，不写成 +；没有的不写', () => {
  expect(shareTargets.qq({ ...PAGE, picture: '' })).not.toMatch(/pics=|\+(?!utm)/);
  expect(shareTargets.qq(PAGE)).toContain('400%20%E6%AF%AB');
});

test('来处加在网址里，原有的参数与位置留着', () => {
  expect(sharedAddress('https://a.test/b?x=1#part', 'poster')).toBe('https://a.test/b?x=1&utm_source=poster#part');
});
