import { phrasesOf } from '@/lib/phrases';

test.each([
  ['把提示音提前，够不够？', ['把提示音提前，', '够不够？']],
  ['可穿戴眼动追踪', ['可穿戴眼动追踪']],
  ['虚拟现实与空间交互、脑电采集，3种设备', ['虚拟现实与空间交互、', '脑电采集，', '3种设备']],
  ['驾驶人因与智能座舱研究', ['驾驶', '人因与', '智能座舱', '研究']],
  ['人什么时候没在看路，', ['人什么时候', '没在看路，']],
  ['能不能放在同一条时间轴上？', ['能不能', '放在', '同一条时间轴上？']],
  ['从一个问题到一份报告，', ['从一个问题到', '一份报告，']],
  ['脑电加近红外，负荷三分类从72%到81%', ['脑电加近红外，', '负荷', '三分类从72%到81%']],
  ['普通电脑一小时差几十毫秒', ['普通', '电脑', '一小时差', '几十毫秒']],
  ['短视频广告的前三秒里出现人脸', ['短视频', '广告的', '前三秒里', '出现人脸']],
  ['视线离开以后几秒能看回来', ['视线', '离开', '以后', '几秒能看回来']],
  ['路上的32\u00A0名驾驶员各开几趟', ['路上的32\u00A0名驾驶员各开', '几趟']],
  ['微扫视频率与内隐注意的负荷', ['微扫视频率', '与内隐', '注意的', '负荷']],
  ['信号表要列到没核对过的', ['信号', '表要列到', '没核对过的']],
])('“%s”在词与词之间换行', (title, parts) => {
  expect(phrasesOf(title)).toEqual(parts);
});

test('数与单位之间不换行，一个字不少', () => {
  const title = '把提示音提前400\u00A0毫秒以后驾驶员早看路多少';
  const parts = phrasesOf(title);
  expect(parts.join('')).toBe(title);
  expect(parts.some((part) => /\u00A0$/.test(part))).toBe(false);
});

test('数前面不断开：断开的地方排不出字与数之间的空', () => {
  expect(phrasesOf('把提示音提前400\u00A0毫秒，够不够？')).toEqual(['把提示音', '提前400\u00A0毫秒，', '够不够？']);
});

test.each(['用MNE或pyEDFlib读整段多路的信号', 'N-back工作记忆的三个水平', 'HZ-G3 Pro对比别的几种眼动眼镜'])(
  '%s：中文与字母之间不断，断了就没有那一点空',
  (title) => {
    const parts = phrasesOf(title, 0);
    expect(parts.join('')).toBe(title);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts.slice(1)) expect(part).not.toMatch(/^[A-Za-z]/);
    for (const part of parts.slice(0, -1)) expect(part).not.toMatch(/[A-Za-z]$/);
  },
);
