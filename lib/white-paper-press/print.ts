/** Prints white papers: `npm run papers -- [alias…]`; see README.md. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { chromium, type Browser } from '@playwright/test';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { floatFigures } from './float';
import { documentHtml, type Item } from './page';
import { readItem } from './references';
import { readPdf, TEXT_DIGEST, textDigest } from './read-pdf';
import { writeSiteText } from './site-text';
import { readPaper, type Paper } from './text';

const TEXTS = path.join(env.contentDirectory, 'white-paper');
const FILES = path.join(env.contentDirectory, 'files/white-paper');
/** Height of the text area in CSS pixels: A4 less the margins of style.css. */
const TEXT_HEIGHT = ((297 - 24 - 18) / 25.4) * 96;
const MAX_BYTES = 3 * 1024 * 1024;

async function pdfOf(browser: Browser, html: string): Promise<Buffer> {
  // fonts are files, which only a page that is itself a file may load
  const folder = mkdtempSync(path.join(tmpdir(), 'white-paper-'));
  const file = path.join(folder, 'page.html');
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  try {
    await page.emulateMedia({ media: 'print' });
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready);
    // tsx wraps named functions in a helper which the page does not have
    await page.evaluate('globalThis.__name = (named) => named');
    await page.evaluate(floatFigures, TEXT_HEIGHT);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } finally {
    await page.close();
    rmSync(folder, { recursive: true });
  }
}

/** Author, keywords, the paper's own dates and the digest of its text: an edited text with an old file is found. */
async function withMetadata(pdf: Buffer, item: Item, paper: Paper, digest: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.setAuthor(paper.authors);
  document.setSubject(`${site.shortName}白皮书`);
  document.setKeywords(paper.keywords);
  document.setCreator(site.name);
  document.setCreationDate(new Date(item.publishedUtc));
  document.setModificationDate(new Date(paper.revised ?? item.publishedUtc));
  const info = document.context.lookup(document.context.trailerInfo.Info, PDFDict);
  info.set(PDFName.of(TEXT_DIGEST), PDFHexString.fromText(digest));
  return document.save();
}

/** Prints one paper twice: the first pass tells on which page each heading is. */
async function print(browser: Browser, alias: string): Promise<void> {
  const item = readItem<Item>(`white-paper/${alias}`);
  const paper = readPaper(alias);
  const draft = await readPdf(await pdfOf(browser, documentHtml(alias, item, paper, new Map())));
  const headings = draft.outline.slice(1);
  const pages = new Map(paper.headings.map(({ id }, index) => [id, headings[index].page]));
  const digest = textDigest(readFileSync(path.join(TEXTS, `${alias}.md`)));
  const pdf = await withMetadata(await pdfOf(browser, documentHtml(alias, item, paper, pages)), item, paper, digest);
  if (pdf.length > MAX_BYTES) throw new Error(`${alias}.pdf weighs ${pdf.length} bytes`);
  const facts = await readPdf(pdf);
  writeFileSync(path.join(FILES, `${alias}.pdf`), pdf);
  await writeSiteText(alias);
  const yaml = path.join(TEXTS, `${alias}.yaml`);
  writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/^pages: \d+$/m, `pages: ${facts.pages}`));
  const warning = facts.otherFonts ? `, not TrueType: ${facts.otherFonts}` : '';
  console.log(`${alias}: ${facts.pages} pages, ${Math.round(pdf.length / 1024)} KB${warning}`);
}

const written = readdirSync(TEXTS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -3));
const aliases = process.argv.length > 2 ? process.argv.slice(2) : written;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
try {
  for (const alias of aliases) await print(browser, alias);
} finally {
  await browser.close();
}
