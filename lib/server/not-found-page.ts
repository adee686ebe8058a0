import path from 'node:path';
import { env } from '../env';
import { chineseOf } from '../paths';
import { BuildFiles } from './pages/build-files.mjs';

interface NotFoundPage {
  html: string;
  /** name its inline scripts and style */
  headers: Record<string, string>;
}

const BEFORE_THE_BUILD: NotFoundPage = {
  html:
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>没有找到这个页面</title>' +
    '<h1>没有找到这个页面</h1><p><a href="/">回到首页</a></p></html>',
  headers: {},
};

let build: BuildFiles | undefined;

/** The 404 page of a path's language, as the build has made it: an address known to lead nowhere need not have one rendered. */
export function notFoundPage(pathname: string): NotFoundPage {
  build ??= new BuildFiles(path.resolve(/*turbopackIgnore: true*/ env.buildDirectory, 'server'));
  const isEnglish = chineseOf(pathname) !== null;
  return (isEnglish && build.englishNotFound) || build.notFound || BEFORE_THE_BUILD;
}
