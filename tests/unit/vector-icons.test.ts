import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CUSTOMER_MARKS, customerMarkFile } from '@/lib/studio/vector/customers';
import { DOMAIN_ICONS, SOLUTION_ICONS } from '@/lib/studio/vector/icons/domains';
import { FEATURE_ICONS } from '@/lib/studio/vector/icons/features';
import { DEVELOPMENT_ICONS, MODULE_ICONS } from '@/lib/studio/vector/icons/modules';
import { iconFile } from '@/lib/studio/vector/svg';

const ICONS = { ...DOMAIN_ICONS, ...SOLUTION_ICONS, ...MODULE_ICONS, ...FEATURE_ICONS, ...DEVELOPMENT_ICONS };

function files(folder: string): Map<string, string> {
  const directory = path.resolve('lib/sample-content/media', folder);
  const names = readdirSync(directory).filter((name) => name.endsWith('.svg'));
  return new Map(names.map((name) => [name.slice(0, -4), readFileSync(path.join(directory, name), 'utf8')]));
}

const icons = files('icon');
const marks = files('customer');

/** Groups of names that share one drawing. */
function twins(drawings: Map<string, string>): string[][] {
  const names = new Map<string, string[]>();
  for (const [name, drawing] of drawings) names.set(drawing, [...(names.get(drawing) ?? []), name]);
  return [...names.values()].filter((group) => group.length > 1);
}

test('图标文件就是代码画出的那一套', () => {
  expect([...icons.keys()].sort()).toEqual(Object.keys(ICONS).sort());
  for (const [name, strokes] of Object.entries(ICONS))
    expect([name, icons.get(name)]).toEqual([name, iconFile(strokes)]);
});

test.each([...icons])('图标 %s：24 × 24，线宽 1.75，随文字颜色，不超过九笔', (_, svg) => {
  expect(svg).toContain('viewBox="0 0 24 24"');
  expect(svg.match(/stroke-width="([^"]+)"/g)).toEqual(['stroke-width="1.75"']);
  expect(svg).toContain('stroke="currentColor"');
  expect(svg).toContain('stroke-linecap="round" stroke-linejoin="round"');
  expect(svg).not.toMatch(/#[0-9a-f]{3,6}|style=/);
  expect(svg.match(/<path/g)!.length).toBeLessThanOrEqual(9);
});

test('没有两个图标相同', () => {
  expect(twins(icons)).toEqual([]);
});

test('客户标志文件就是代码画出的那 24 个', () => {
  expect([...marks.keys()].sort()).toEqual(Object.keys(CUSTOMER_MARKS).sort());
  expect(marks.size).toBe(24);
  for (const [name, layers] of Object.entries(CUSTOMER_MARKS)) {
    expect([name, marks.get(name)]).toEqual([name, customerMarkFile(layers)]);
  }
});

test.each([...marks])('客户标志 %s：48 × 48，只用一种颜色', (_, svg) => {
  expect(svg).toContain('viewBox="0 0 48 48"');
  const drawn = svg.replace(/<mask.*<\/mask>/, '');
  expect(new Set(drawn.match(/#[0-9a-f]{3,6}/g))).toEqual(new Set(['#4a5878']));
});

test('没有两个客户标志相同', () => {
  expect(twins(marks)).toEqual([]);
});
