/** One drawing instruction of a PDF, and where it is written. */
interface Instruction {
  operator: string;
  operands: string[];
  start: number;
  end: number;
}

const DELIMITER = /[\s()<>[\]{}/%]/;
const OPERAND = /^([+-]?[\d.]+.*|true|false|null)$/;
/** What paints, and what is left of it where nothing may be seen: places and states go on. */
const PAINTS: Record<string, string> = {
  ...Object.fromEntries(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*'].map((operator) => [operator, 'n'])),
  Tj: '',
  TJ: '',
  "'": 'T*',
  '"': 'T*',
  Do: '',
  sh: '',
  BI: '',
};

interface Hidden {
  /** whether marked content with this property is hidden */
  property: (name: string) => boolean;
  /** whether the drawing of this name is hidden */
  drawing: (name: string) => boolean;
}

/** Drawing instructions without all that paints within a hidden layer; the same text where there is none. */
export function withoutHidden(text: string, hidden: Hidden): string {
  const marks: boolean[] = [];
  let written = '';
  let from = 0;
  const replace = ({ start, end }: Instruction, by: string) => {
    written += `${text.slice(from, start)}${by}`;
    from = end;
  };
  for (const instruction of instructions(text)) {
    const { operator, operands } = instruction;
    if (operator === 'BDC' || operator === 'BMC') {
      const isHidden = operator === 'BDC' && operands[0] === '/OC' && hidden.property(operands[1]?.slice(1) ?? '');
      marks.push(isHidden);
      if (isHidden) replace(instruction, '/Artifact BMC');
    } else if (operator === 'EMC') marks.pop();
    else if (operator === 'Do' && hidden.drawing(operands[0]?.slice(1) ?? '')) replace(instruction, '');
    else if (operator in PAINTS && marks.includes(true)) replace(instruction, PAINTS[operator]);
  }
  return written + text.slice(from);
}

function* instructions(text: string): Generator<Instruction> {
  let at = 0;
  let depth = 0;
  let start = -1;
  let operands: string[] = [];
  while (at < text.length) {
    const sign = text[at];
    if (/[\s\0]/.test(sign)) {
      at += 1;
      continue;
    }
    if (sign === '%') {
      while (at < text.length && !/[\r\n]/.test(text[at])) at += 1;
      continue;
    }
    const end = endOfToken(text, at);
    const token = text.slice(at, end);
    if (start < 0) start = at;
    at = end;
    if (token === '[' || token === '<<') depth += 1;
    else if (token === ']' || token === '>>') depth -= 1;
    else if (depth > 0 || /^[(</]/.test(token) || OPERAND.test(token)) operands.push(token);
    else {
      if (token === 'BI') at = endOfPicture(text, at);
      yield { operator: token, operands, start, end: at };
      operands = [];
      start = -1;
    }
  }
}

function endOfToken(text: string, at: number): number {
  const sign = text[at];
  if (sign === '(') return endOfString(text, at);
  if (text.startsWith('<<', at) || text.startsWith('>>', at)) return at + 2;
  if (sign === '<') return Math.max(text.indexOf('>', at), at) + 1;
  if (sign !== '/' && DELIMITER.test(sign)) return at + 1;
  let end = at + 1;
  while (end < text.length && !DELIMITER.test(text[end]) && text[end] !== '\0') end += 1;
  return end;
}

function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}

/** A picture within the instructions ends with EI, which its bytes may contain, but hardly between blanks. */
function endOfPicture(text: string, at: number): number {
  const end = /\sID\s[^]*?\sEI(?=[\s\0]|$)/g;
  end.lastIndex = at;
  const found = end.exec(text);
  return found ? found.index + found[0].length : text.length;
}
