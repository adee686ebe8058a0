import { isRecord } from '../is-record';
import { baseOf } from './option';
import type { Option } from './values';

/** What of app/tokens.css a chart needs, which is also drawn where no style sheet is. */
export const CHART_COLOURS = {
  deep: '#07112e',
  raised: '#0d1a44',
  'on-deep': '#ffffff',
  'on-deep-body': '#cdd8f5',
  'on-deep-quiet': '#a9b7db',
  'deep-rule': '#22315f',
  'deep-tick': '#5468ad',
  gaze: '#2f6bff',
  muscle: '#12b886',
  skin: '#ffb020',
  heart: '#ff5c7a',
  brain: '#8b5cf6',
  motion: '#18c7d4',
} as const;
const C = CHART_COLOURS;

const text = { color: C['on-deep-body'] };
const line = { lineStyle: { color: C['deep-tick'] } };
const axis = {
  axisLine: line,
  axisTick: line,
  axisLabel: { color: C['on-deep-quiet'] },
  nameTextStyle: { color: C['on-deep-quiet'] },
  splitLine: { lineStyle: { color: C['deep-rule'] } },
};

/** Colours of a chart that brings none of its own: the signals on the deep background. */
export const chartTheme = {
  color: [C.gaze, C.muscle, C.skin, C.heart, C.brain, C.motion],
  backgroundColor: 'transparent',
  textStyle: text,
  title: { textStyle: { color: C['on-deep'] }, subtextStyle: text },
  legend: { textStyle: text, pageTextStyle: text },
  tooltip: { backgroundColor: C.raised, borderColor: C['deep-tick'], textStyle: text },
  toolbox: { iconStyle: { borderColor: C['on-deep-quiet'] } },
  timeline: { label: text, lineStyle: { color: C['deep-tick'] }, controlStyle: { color: C['on-deep-quiet'] } },
  dataZoom: { textStyle: text },
  visualMap: { textStyle: text },
  calendar: {
    dayLabel: text,
    monthLabel: text,
    yearLabel: text,
    itemStyle: { color: 'transparent', borderColor: C['deep-rule'] },
    splitLine: line,
  },
  categoryAxis: axis,
  valueAxis: axis,
  logAxis: axis,
  timeAxis: axis,
  radar: { axisName: text, axisLine: line, splitLine: line, splitArea: { show: false } },
  gauge: { axisLabel: text, title: text, detail: text },
  ...Object.fromEntries(
    ['graph', 'sankey', 'tree', 'parallel', 'funnel', 'themeRiver'].map((type) => [type, { label: text }]),
  ),
};

/** Letters of a chart in one font, whatever the option says. */
export function withFont(option: Option, fontFamily: string): Option {
  const base = baseOf(option);
  const textStyle = { ...(isRecord(base.textStyle) ? base.textStyle : {}), fontFamily };
  return base === option ? { ...option, textStyle } : { ...option, baseOption: { ...base, textStyle } };
}
