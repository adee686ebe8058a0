/**
 * `npm run bench:content`: 10,000 made items. Prints how long they take to
 * load, the memory they need, and the median of list calls over them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ContentFolder } from '@/lib/content-service/folder';
import { LIST_CALLS, runListCall } from '@/lib/content-service/rest';
import { writeItem } from '../support/content-folders';

const ITEMS = 10_000;
const CALLS = 200;
const PARAGRAPH = '被试坐在模拟座舱里完成接管任务，眼动、肌电与车辆数据由同一个时钟记录，结果按条件比较。\n\n';

const directory = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
for (let index = 0; index < 20; index++)
  writeItem(directory, 'domain', `domain-${index}`, { displayText: `领域 ${index}` });
for (let index = 0; index < ITEMS - 20; index++) {
  writeItem(directory, 'case', `case-${index}`, {
    displayText: `第${index}个案例`,
    publishedUtc: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
    introduction: PARAGRAPH.trim(),
    description: `## 问题\n\n${PARAGRAPH.repeat(4)}## 结果\n\n${PARAGRAPH.repeat(4)}`,
    domains: [`domain-${index % 20}`],
  });
}

const start = performance.now();
const folder = new ContentFolder(directory);
const loading = performance.now() - start;
if (folder.problems.length > 0) throw new Error(JSON.stringify(folder.problems[0]));

const refreshStart = performance.now();
folder.refresh();
const refreshing = performance.now() - refreshStart;

const domainId = folder.list('domain')[7].id;
const times = Array.from({ length: CALLS }, (_, index) => {
  const parameters = new URLSearchParams({ domainId, page: String(1 + (index % 50)), pageSize: '9' });
  const before = performance.now();
  runListCall(folder, LIST_CALLS['case/GetAll'], parameters);
  return performance.now() - before;
}).sort((a, b) => a - b);

console.log(`${ITEMS}个条目：读入${(loading / 1000).toFixed(1)}秒（目标 < 10）`);
console.log(`内存 ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB（目标 < 600）`);
console.log(
  `列表调用：中位数 ${times[CALLS / 2].toFixed(2)} ms，最慢 ${times[CALLS - 1].toFixed(1)} ms（目标中位数 < 20）`,
);
console.log(`没有变化时查看一遍：${refreshing.toFixed(0)} ms`);
rmSync(directory, { recursive: true });
