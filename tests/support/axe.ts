import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * All rules of axe, for their violations. In the page itself, for there is none in a frame: a third of the time that a
 * blank page beside it, into which every frame's results are carried, would take.
 */
export const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/**
 * What axe finds on the page, or in what a selector finds, as `rule：place`. Words in the colour of their ground it does
 * not call a violation: somebody may have meant to hide them.
 */
export async function axeFaults(page: Page, selector?: string): Promise<string[]> {
  const builder = axe(page).options({ resultTypes: ['violations', 'incomplete'] });
  const { violations, incomplete } = await (selector ? builder.include(selector) : builder).analyze();
  const invisible = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target }) => `${id}：${target.join(' ')}`)),
    ...invisible.map(({ target }) => `看不见：${target.join(' ')}`),
  ];
}
