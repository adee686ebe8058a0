import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * All rules of axe, for their violations. In the page itself, for there is none in a frame: a third of the time that a
 * blank page beside it, into which every frame's results are carried, would take.
 */
export const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
