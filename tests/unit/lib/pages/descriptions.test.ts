import { lengthBreach } from '@/lib/commands/content-checks/cards';
import { descriptions, sectionDescription } from '@/lib/pages/descriptions';
import { pageMetadata } from '@/lib/pages/metadata';
import { site } from '@/lib/site';
import { sources } from '@/tests/support/sources';

const all = Object.entries({ ...descriptions, home: site.description, section: sectionDescription('设备租借') });

test.each(all)('%s 的说明有 70 到 120 个字', (_page, text) => {
  expect(lengthBreach(text)).toEqual([]);
});

test('没有两个页面说同一段话', () => {
  expect(new Set(all.map(([, text]) => text)).size).toBe(all.length);
});

test('不是条目的页面都用这里的说明', () => {
  const pages = sources(['app/(site)'], /page\.tsx$/).filter(
    ({ file, text }) => !/\/\[/.test(file) && text.includes('pageMetadata(') && !text.includes('noindex'),
  );
  const without = pages.filter(({ text }) => !/descriptions\.\w+|site\.description/.test(text));
  expect(pages.length).toBeGreaterThan(15);
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('太长的说明停在一句的末尾；一句话就太长的，截断', () => {
  const described = (description: string) => pageMetadata({ title: '论文', description, path: '/' }).description ?? '';
  const sentences = `${'长'.repeat(79)}。${'短'.repeat(60)}。`;
  expect(described(sentences)).toBe(`${'长'.repeat(79)}。`);
  expect(described('长'.repeat(200))).toBe('长'.repeat(120));
  expect(described('一句话。')).toBe('一句话。');
});
