import { expect } from '@playwright/test';
import { deriveId } from '@/lib/content-service/folder';
import { test } from './fixtures';

/** One address for each kind of page. */
const TEMPLATES = {
  首页: '/',
  领域: '/application-fields/driving',
  模块: '/products/modules/eye-tracking-glasses',
  型号: '/products/modules/eye-tracking-glasses/hz-g3-pro',
  对比: '/compare?ids=hz-g2,hz-g3-pro,hz-e32',
  询价单: '/enquiry-list?versions=hz-g2*2&solutions=driving-lab',
  规划: '/planner?questions=cognition-lab&measures=vr-interaction&timing=trigger&motion=walk',
  方案: '/solutions/vr-lab',
  功能: '/products/features/experiment-process',
  生态: '/ecosystem',
  案例列表: '/ecosystem/cases',
  案例: '/ecosystem/cases/hud-position',
  论文列表: '/ecosystem/publications',
  白皮书列表: '/whitepaper',
  白皮书: `/whitepaper/${deriveId('white-paper', 'sync-guide')}`,
  联系: '/contact-us',
};

/** A paper is still on its way when its first page is seen, so that it is opened for each width. */
const visitsOf = (name: string) => (name === '白皮书' ? [[390], [1440]] : [[390, 1440]]);

for (const [name, address] of Object.entries(TEMPLATES)) {
  for (const widths of visitsOf(name)) {
    test(`${name}，${widths.join(' 与 ')} 宽：控制台没有错误，不横向溢出`, async ({ visitor }) => {
      await visitor.resize({ width: widths[0], height: 900 });
      await visitor.open(address);
      await visitor.hydrated();
      if (name === '白皮书') await visitor.see('[data-page-number="1"] canvas, [data-poster] img');
      await visitor.until('字体', () => document.fonts.status === 'loaded');
      for (const width of widths) {
        await visitor.resize({ width, height: 900 });
        await visitor.until('宽度', (wanted) => window.innerWidth === wanted, width);
        const seen = await visitor.read(() => ({
          titles: document.querySelectorAll('h1').length,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect([width, seen]).toEqual([width, { titles: 1, overflow: 0 }]);
      }
      expect(await visitor.problems()).toEqual([]);
    });
  }
}
