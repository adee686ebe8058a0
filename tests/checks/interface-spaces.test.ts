import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDERS = ['components', 'app/(zh)/(site)', 'app/(zh)/(results)', 'app/(zh)/(internal)', 'lib/pages'];
const HAN = String.raw`[\p{Script=Han}，。；：、（）“”]`;
const TYPED = new RegExp(String.raw`${HAN} +(?:[A-Za-z0-9]|\$\{)|[A-Za-z0-9}%] +\p{Script=Han}`, 'u');
/** Of home's record: one word after another, set apart by the script that shows them. */
const READINGS = /^(?:\d+次\/分 ?)+$/;

/** The literals of a file that a visitor may read, with their lines. */
function literals(file: string, text = readFileSync(file, 'utf8')): { line: number; text: string }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { line: number; text: string }[] = [];
  const note = (node: ts.Node, words: string) =>
    found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: words });
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text);
    // lines of JSX text are joined by a space
    else if (ts.isJsxText(node)) note(node, node.text.trim().replace(/\s+/g, ' '));
    else if (ts.isTemplateExpression(node)) note(node, node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const typedSpaces = (file: string, text?: string) =>
  literals(file, text)
    .filter(({ text: words }) => TYPED.test(words) && !READINGS.test(words))
    .map((literal) => `${file}:${literal.line} ${literal.text}`);

test('界面的字里，中西文之间不打空格：间隙由样式留', () => {
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file));
  const files = FOLDERS.flatMap(filesIn);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => typedSpaces(file))).toEqual([]);
});

test('打了的找得到', () => {
  const page = 'const a = `第 ${n} 页`; export const B = () => <p title="下载 PDF">\n  保存24\n  个月\n</p>;';
  expect(typedSpaces('a.tsx', page)).toHaveLength(3);
});
