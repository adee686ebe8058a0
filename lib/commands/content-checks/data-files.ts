import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAnimation } from '../../animations/animation';
import { expressionsIn } from '../../animations/expressions';
import { picturesBeside } from '../../animations/pictures';
import { drawOption } from '../../charts/draw';
import { isChart } from '../../charts/option';
import { chartTable } from '../../charts/table';
import type { Option } from '../../charts/values';
import { errorText } from '../../error-text';

/** What the site writes there for itself. */
const NOT_SHOWN = 'colours.json';

/** Data files below `media/`: charts and animations that pages can show. @returns one line per breach */
export function checkDataFiles(root: string, files: string[]): string[] {
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.json') && name !== NOT_SHOWN)
    .flatMap((name) => breachesOf(root, name).map((breach) => `media/${name} ${breach}`));
}

function breachesOf(root: string, name: string): string[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path.join(root, name)));
  } catch {
    return ['不是 UTF-8 编码，文字会变成乱码：另存为 UTF-8'];
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [
      /^\s*(?:(?:var|let|const)\s+)?option\s*=|^\s*\/[/*]|=>|\bfunction\b/.test(text)
        ? '是 JavaScript，不是 JSON：去掉 option = 、注释和函数，键和文字都加双引号'
        : `不是 JSON：${errorText(error)}`,
    ];
  }
  if (isAnimation(data)) return animationBreaches(root, name, data);
  return isChart(data) ? chartBreaches(data) : ['既不是 ECharts 图表（series），也不是 Lottie 动画（layers）'];
}

function animationBreaches(root: string, name: string, data: { layers: unknown[]; assets?: unknown }): string[] {
  const expressions = expressionsIn(data);
  const missing = picturesBeside(data).filter((file) => !existsSync(path.join(root, path.dirname(name), file)));
  return [
    ...(expressions > 0 ? [`里有 ${expressions} 处表达式，网站不运行：在 After Effects 里先转换成关键帧`] : []),
    ...missing.map((file) => `里的图片不存在：${file}`),
  ];
}

function chartBreaches(option: Option): string[] {
  try {
    drawOption(option, 'wide');
  } catch (error) {
    return [errorText(error)];
  }
  return chartTable(option)
    ? []
    : ['的数据排不成表，读屏和打印的人看不到：在文件里加上 "table": {"head": […], "rows": [[…], …]}'];
}
