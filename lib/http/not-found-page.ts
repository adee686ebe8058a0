import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env';
import { inlineScripts } from './inline-scripts.mjs';

interface NotFoundPage {
  html: string;
  /** its inline scripts, as the front wants them named */
  scripts: string;
}

const BEFORE_THE_BUILD: NotFoundPage = {
  html:
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>没有找到这个页面</title>' +
    '<h1>没有找到这个页面</h1><p><a href="/">回到首页</a></p></html>',
  scripts: '',
};

let page: NotFoundPage | undefined;

/** The site's own 404 page as the build has made it: whoever knows that there is no page need not have one rendered. */
export function notFoundPage(): NotFoundPage {
  try {
    return (page ??= readPage());
  } catch {
    return BEFORE_THE_BUILD;
  }
}

function readPage(): NotFoundPage {
  const directory = path.resolve(/*turbopackIgnore: true*/ env.buildDirectory);
  const read = (ending: string) => readFileSync(path.join(directory, `server/app/_not-found${ending}`), 'utf8');
  const html = read('.html');
  return { html, scripts: inlineScripts(html, read('.rsc')) };
}
