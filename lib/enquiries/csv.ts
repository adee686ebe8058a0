import { DELIVERY_STATES, ENQUIRY_KINDS, type ListedEnquiry } from './list';
import { formatPhone, formatTime } from './presentation';

const COLUMNS: { head: string; value: (enquiry: ListedEnquiry) => string }[] = [
  { head: '收到时间', value: ({ received_at }) => formatTime(received_at) },
  { head: '受理编号', value: ({ receipt }) => receipt },
  { head: '类型', value: ({ kind }) => ENQUIRY_KINDS.find(({ value }) => value === kind)?.label ?? '' },
  { head: '姓名', value: ({ name }) => name },
  { head: '电话', value: ({ telphone }) => formatPhone(telphone) },
  { head: '邮箱', value: ({ email }) => email },
  { head: '单位', value: ({ company }) => company },
  { head: '研究领域', value: ({ domain }) => domain },
  { head: '留言', value: ({ kind, content }) => (kind === 'paper' ? '' : content) },
  { head: '隐私说明版本', value: ({ consent_version }) => consent_version ?? '' },
  { head: '送达', value: ({ state }) => DELIVERY_STATES.find(({ value }) => value === state)?.label ?? '' },
];

/** What Chinese Excel needs to read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The first line of the file. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + csvLine(COLUMNS.map(({ head }) => head));
}

/** The line of one enquiry. */
export function csvRow(enquiry: ListedEnquiry): string {
  return csvLine(COLUMNS.map(({ value }) => value(enquiry)));
}

/** A line after RFC 4180, with every cell in quotes. */
export function csvLine(cells: string[]): string {
  return cells.map((cell) => `"${withoutFormula(cell).replaceAll('"', '""')}"`).join(',') + '\r\n';
}

/**
 * A spreadsheet takes a cell that begins like this for a formula, in Chinese
 * versions also with a full-width sign: an apostrophe makes it a text. Line
 * breaks within a cell are a bare line feed there.
 */
function withoutFormula(cell: string): string {
  const text = cell.replace(/\r\n?(?!$)/g, '\n');
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}
