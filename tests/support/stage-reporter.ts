import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Leaves a file as soon as a test of one of the projects begins. */
export default class StageReporter implements Reporter {
  constructor(private readonly options: { projects: string[]; file: string }) {}

  printsToStdio = () => false;

  onTestBegin(test: TestCase): void {
    if (this.options.projects.includes(test.parent.project()?.name ?? '')) writeFileSync(this.options.file, '');
  }
}
