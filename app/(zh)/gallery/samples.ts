import type { VersionData } from '@/components/ui/version-details';
import { paths } from '@/lib/paths';

export const SECTIONS = [
  { id: 'actions', label: '按钮与选择' },
  { id: 'dialogs', label: '对话框与提示' },
  { id: 'carousels', label: '轮播' },
  { id: 'drawings', label: '图表与动画' },
  { id: 'article', label: '文章' },
  { id: 'states', label: '等待、空、出现' },
];

export const PICTURES = [
  { src: paths.media('lab/dongyu-driving-lab.webp'), alt: '驾驶模拟舱与控制室' },
  { src: paths.media('lab/hengshan-traffic-lab.webp'), alt: '交通行为实验室' },
  { src: paths.media('lab/jinling-cab-lab.webp'), alt: '司机室模拟器' },
];

export const FACTS = [
  { label: '单位', value: '东屿汽车研究院' },
  { label: '建成日期', value: '2026-03-02' },
];

export const FEATURES = PICTURES.map((image, index) => ({
  id: `${index}`,
  title: ['同步采集', '云端分析', '实验流程'][index],
  image,
  // the last one has no page, and so no link
  alias: index < 2 ? 'carousels' : '',
  description: { blocks: [{ kind: 'html' as const, html: '<p>六路信号，一个时钟。</p>' }] },
}));

export const PARADIGMS = ['Oddball', 'N-back', 'Stroop', '注意网络', '停止信号', '视觉搜索', '心理旋转'];

const customer = (name: string) => ({ key: name, content: name });
export const CUSTOMERS = [
  ['甲大学', '乙研究院', '丙汽车', '丁医院', '戊航空'].map(customer),
  ['己中学', '庚设计院', '辛铁路', '壬船厂', '癸电网'].map(customer),
];

export const VERSION: VersionData = {
  name: '眼动仪 Pro',
  image: PICTURES[0],
  description: '双目，戴着走。',
  parameters: [
    { label: '采样率', value: '120\u00A0Hz' },
    { label: '重量', value: '46\u00A0g' },
  ],
};

export const CHART = {
  kind: 'chart' as const,
  src: paths.media('chart/night-glare.json'),
  caption: '会车后的注视恢复时间',
  picture: { wide: paths.chartPicture('chart/night-glare'), narrow: paths.chartPicture('chart/night-glare', 'narrow') },
  table: { head: ['照度', '青年组'], rows: [['3 lx', '1.2 s']], count: 1 },
};

/** A square that moves to and fro, as a file of its own would say it. */
const SQUARE = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 320,
  h: 200,
  layers: [
    {
      ty: 1,
      ind: 1,
      ip: 0,
      op: 60,
      st: 0,
      sw: 60,
      sh: 60,
      sc: '#1f5bff',
      ks: {
        o: { a: 0, k: 100 },
        r: { a: 0, k: 0 },
        a: { a: 0, k: [30, 30, 0] },
        s: { a: 0, k: [100, 100, 100] },
        p: {
          a: 1,
          k: [
            { t: 0, s: [60, 100, 0], i: { x: 0.5, y: 1 }, o: { x: 0.5, y: 0 } },
            { t: 30, s: [260, 100, 0], i: { x: 0.5, y: 1 }, o: { x: 0.5, y: 0 } },
            { t: 60, s: [60, 100, 0] },
          ],
        },
      },
    },
  ],
};
export const ANIMATION = `data:application/json,${encodeURIComponent(JSON.stringify(SQUARE))}`;
