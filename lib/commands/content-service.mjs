import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '../settings.mjs';

const PATIENCE_MS = 10_000;

/**
 * Whether a build can read its content: the remote service answers, or good answers of an earlier time are kept.
 * @returns what is wrong, in one line, or null
 */
export async function contentFault(settings) {
  const url = SETTINGS.CONTENT_SERVICE_URL.read(settings.CONTENT_SERVICE_URL ?? '');
  if (!url || hasAnswers(settings.DATA_DIR || SETTINGS.DATA_DIR.fallback)) return null;
  const query = settings.CONTENT_QUERY_PATH || SETTINGS.CONTENT_QUERY_PATH.fallback;
  const { CONTENT_SERVICE_TOKEN: token } = settings;
  try {
    const answer = await fetch(`${url}${query}?query=${encodeURIComponent('{ __typename }')}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    });
    await answer.body?.cancel();
    // what it makes of the question is for the pages to see
    if (answer.status < 500 && answer.status !== 401) return null;
    return `内容服务 ${url} 答 ${answer.status}：${answer.status === 401 ? '请看 CONTENT_SERVICE_TOKEN' : '构建要从它读内容'}`;
  } catch (error) {
    const reason = error.cause?.code ?? error.name;
    return `内容服务 ${url} 没有答复（${reason}）：构建要从它读内容，请看 CONTENT_SERVICE_URL 与那个服务`;
  }
}

function hasAnswers(dataDirectory) {
  const folder = path.join(dataDirectory, 'last-good');
  return existsSync(folder) && readdirSync(folder).length > 0;
}
