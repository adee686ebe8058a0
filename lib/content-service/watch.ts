import { env } from '../env';
import type { Problem } from './validate';
import { contentFolder, shared } from './service';

const INTERVAL_MS = 2_000;

/**
 * Follows the content folder while the site runs: what changed on disk is
 * refreshed at the site's own /api/revalidate, because cache tags can only be
 * cleared inside a request. Broken files are reported once each.
 * @param secret the process's own, made at start
 */
export function watchContent(port: string, secret: string): void {
  if (env.contentServiceUrl) return;
  let reported = report(contentFolder().problems, new Set());
  const timer = setInterval(() => {
    const changes = contentFolder().refresh();
    reported = report(contentFolder().problems, reported);
    if (changes.length > 0) void announce(port, secret, changes);
  }, INTERVAL_MS);
  timer.unref();
  shared.watcher = timer;
}

async function announce(port: string, secret: string, items: unknown[]): Promise<void> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ items }),
    });
    if (!response.ok) throw new Error(`状态 ${response.status}`);
    console.log(`[content] ${items.length} 个条目有变化，页面将随之更新`);
  } catch (error) {
    console.error('[content] 更新页面失败：', error instanceof Error ? error.message : error);
  }
}

function report(problems: readonly Problem[], reported: ReadonlySet<string>): Set<string> {
  const lines = problems.map(describeProblem);
  for (const line of lines) if (!reported.has(line)) console.error(`[content] ${line}`);
  return new Set(lines);
}

/** One line that names file, line, field and reason. */
export function describeProblem({ file, line, field, reason }: Problem): string {
  return `${file}${line ? `:${line}` : ''}${field ? ` ${field}` : ''} ${reason}`;
}
