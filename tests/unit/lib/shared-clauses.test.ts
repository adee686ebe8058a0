import { shareClauses } from '@/lib/shared-clauses';

const LATER = '最早从2027年2月证书齐备起算';

test('每一条都写着的半句只说一次，各自的留着', () => {
  expect(shareClauses([`14–16周，${LATER}；安装调试另需一周`, `6–8周，${LATER}；安装调试另需一天`])).toEqual({
    shared: [LATER],
    own: ['14–16周；安装调试另需一周', '6–8周；安装调试另需一天'],
  });
});

test('只在分号处分开时，半句里的逗号不拆；句末的句号不碍相同', () => {
  expect(shareClauses(['含税，一年质保；不含房间。', '含税，一年质保；导轨在内；不含诊床。'], '；')).toEqual({
    shared: ['含税，一年质保'],
    own: ['不含房间', '导轨在内；不含诊床'],
  });
});

test('有一条没写就不算都有；没有写的不管；只有一条的原样', () => {
  expect(shareClauses([`4周，${LATER}`, '3周']).shared).toEqual([]);
  expect(shareClauses([`4周，${LATER}`, '', `5周，${LATER}`])).toEqual({ shared: [LATER], own: ['4周', '', '5周'] });
  expect(shareClauses([`4周，${LATER}`])).toEqual({ shared: [], own: [`4周；${LATER}`] });
  expect(shareClauses([])).toEqual({ shared: [], own: [] });
});
