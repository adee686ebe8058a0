import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { FREE_PAGE_COUNT } from '../../constants';
import { errorText } from '../../error-text';
import { cutFreePages } from '../../white-papers/cut';
import { missingFonts } from '../../white-papers/missing-fonts';
import { drawPage, openPdf } from '../../white-papers/open-pdf';

interface PaperReport {
  /** what stops readers */
  problems: string[];
  /** what each paper is, and what could be better */
  notes: string[];
}

/** Whether a page can be drawn does not depend on how large. */
const DRAWN_WIDTH = 200;

/** Opens every paper once, as the reader does: pages, cut, text, fonts, encryption. */
export async function checkPapers(root: string, files: string[]): Promise<PaperReport> {
  const report: PaperReport = { problems: [], notes: [] };
  for (const file of files.filter((name) => name.toLowerCase().endsWith('.pdf'))) {
    const name = `files/${file.split(path.sep).join('/')}`;
    const bytes = readFileSync(path.join(root, file));
    try {
      const { problem, notes } = await readPaper(new Uint8Array(bytes));
      if (problem) report.problems.push(`${name} ${problem}`);
      report.notes.push(`${name} ${notes.join('，')}`);
    } catch (error) {
      report.problems.push(`${name} ${refusal(error)}`);
    }
  }
  return report;
}

async function readPaper(bytes: Uint8Array): Promise<{ problem: string | null; notes: string[] }> {
  const { document, close } = await openPdf(bytes);
  try {
    const isCut = await cutFreePages(bytes).then(
      () => true,
      () => false,
    );
    const missing = await missingFonts(bytes).catch(() => []);
    const characters = await charactersOn(document);
    const notes = [
      `${document.numPages} 页`,
      isCut ? `前 ${FREE_PAGE_COUNT} 页切得出` : '切不开，没登记的人看到的是前几页的图片：重新导出一次',
      characters > 0 ? '有文字' : '没有文字（扫描件？），搜不到，读屏读不出',
      missing.length > 0 ? `${missing.join('、')} 没有嵌入，各台设备上字形不同：导出时嵌入全部字体` : '字体都在文件里',
      (await document.getPermissions()) ? '有权限密码（不影响阅读）' : '没有加密',
    ];
    return { problem: (await damage(document, bytes)) ?? (await undrawable(document)), notes };
  } finally {
    await close();
  }
}

/** A broken-off upload still opens: its end is missing, and the pages that were there. */
async function damage(document: PDFDocumentProxy, bytes: Uint8Array): Promise<string | null> {
  const end = Buffer.from(bytes.subarray(-2048)).toString('latin1');
  if (!end.includes('%%EOF')) return '不完整：文件的结尾没有了，重新上传';
  for (let number = 1; number <= document.numPages; number++) {
    try {
      await (await document.getPage(number)).getOperatorList();
    } catch (error) {
      return `第 ${number} 页读不了：${errorText(error)}`;
    }
  }
  return null;
}

/** Lists show page 1. */
async function undrawable(document: PDFDocumentProxy): Promise<string | null> {
  return drawPage(document, 1, DRAWN_WIDTH, 'webp').then(
    () => null,
    (error) => `第 1 页画不出来，列表里是一张写着标题的封面：重新导出一次（${errorText(error)}）`,
  );
}

async function charactersOn(document: PDFDocumentProxy): Promise<number> {
  let characters = 0;
  for (let number = 1; number <= Math.min(FREE_PAGE_COUNT, document.numPages); number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    characters += items.reduce((sum, item) => sum + ('str' in item ? item.str.trim().length : 0), 0);
  }
  return characters;
}

function refusal(error: unknown): string {
  return error instanceof Error && error.name === 'PasswordException'
    ? '要密码才能打开，谁也读不了：去掉打开密码'
    : `打不开，不是完整的 PDF：重新导出、重新上传（${errorText(error)}）`;
}
