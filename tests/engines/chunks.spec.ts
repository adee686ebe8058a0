import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { newerSyntax } from './newer-syntax';

const scripts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => path.join(folder, name));

test('太新的语法会被找出来', () => {
  const samples: Record<string, string> = {
    'class A { static { f() } }': '1:10 static {',
    'class A { #m() {} }': '1:10 #method()',
    'class A { #f; has(a) { return #f in a } }': '1:30 #field in',
    'f(/(?<=a)b/)': '1:2 (?<= (?<!',
    'new RegExp("(?<!a)b")': '1:11 (?<= (?<!',
    'f(/a/d)': '1:2 /d',
  };
  for (const [source, found] of Object.entries(samples))
    expect([source, newerSyntax(source)]).toEqual([source, [found]]);
  // known to both: Chromium 87 and Safari 14.5
  const known =
    'class A { #f = 1; static s = 2; static #t; g() { return this.#f ?? (this.s ||= a?.b) } }; f(1_000, /(?<y>a)/u)';
  expect(newerSyntax(known)).toEqual([]);
  expect(newerSyntax('using a = b')[0]).toMatch(/^SyntaxError/);
});

test('每个脚本，Chromium 87 与 Safari 14.5 都读得懂', () => {
  // for browsers that `isRecent` of lib/browser/paper/pdf-library.ts knows
  const files = [...scripts('.next/static'), ...scripts('public')].filter(
    (file) => !/\/pdf\.recent\.[^/]+$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => newerSyntax(readFileSync(file, 'utf8')).map((at) => `${file}:${at}`));
  expect(found).toEqual([]);
});
