import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDERS = ['components', 'app/(zh)/(site)', 'app/(zh)/(results)', 'app/(zh)/(internal)', 'lib/pages'];
const HAN = String.raw`[\p{Script=Han}，。；：、（）“”]`;
const TYPED = new RegExp(String.raw`${HAN} +(?:[A-Za-z0-9]|\$\{)|[A-Za-z0-9}%] +\p{Script=Han}`, 'u');
/** Of home's record: one word after another, set apart by the script that shows them. */
const READINGS = /^(?:\d+次\/分 ?)+$/;

/** Between two values, where it is read or heard: keys, class names and drawings have theirs by right. */
const BETWEEN_VALUES = /\} +\$\{/;
const READ = new Set(['aria-label', 'alt', 'title', 'label', 'placeholder', 'text', 'note']);
/** Their words are English. */
const ENGLISH = 'components/english/';

/** Is it what an attribute says, or between tags, or are there Chinese words in it? */
function isRead(template: ts.TemplateExpression): boolean {
  if (/\p{Script=Han}/u.test(template.getText())) return true;
  let node: ts.Node = template;
  while (!ts.isJsxExpression(node) && !ts.isStatement(node)) node = node.parent;
  const { parent } = node;
  return ts.isJsxAttribute(parent) ? READ.has(parent.name.getText()) : ts.isJsxElement(parent);
}

/** The literals of a file that a visitor may read, with their lines. */
function literals(file: string, text = readFileSync(file, 'utf8')): { line: number; text: string; isTyped: boolean }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { line: number; text: string; isTyped: boolean }[] = [];
  const note = (node: ts.Node, words: string, isTyped = false) =>
    found.push({
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text: words,
      isTyped: isTyped || (TYPED.test(words) && !READINGS.test(words)),
    });
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text);
    // lines of JSX text are joined by a space
    else if (ts.isJsxText(node)) note(node, node.text.trim().replace(/\s+/g, ' '));
    else if (ts.isTemplateExpression(node)) {
      const words = node.getText();
      note(node, words, BETWEEN_VALUES.test(words) && isRead(node) && !file.startsWith(ENGLISH));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const typedSpaces = (file: string, text?: string) =>
  literals(file, text)
    .filter(({ isTyped }) => isTyped)
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
  const values = (attribute: string) => `export const C = () => <p ${attribute}={\`\${a} \${b}\`} />;`;
  expect(typedSpaces('a.tsx', values('aria-label'))).toHaveLength(1);
  expect(typedSpaces('a.tsx', values('className'))).toEqual([]);
  expect(typedSpaces('a.ts', 'const c = `共${a} ${b}`;')).toHaveLength(1);
});
