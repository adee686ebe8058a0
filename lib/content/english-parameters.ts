import { PARAMETER_NAMES, PHRASES } from '../english/specification';
import { typeset } from '../text';
import type { NamedValue } from './types';

const HAN = /\p{Script=Han}/u;

/** The rows that can be said in English whole; half a row is none. */
export function englishParameters(parameters: readonly NamedValue[]): NamedValue[] {
  return parameters.flatMap(({ name, value, unit }) => {
    const label = Object.hasOwn(PARAMETER_NAMES, name) ? PARAMETER_NAMES[name] : '';
    const said = label && englishValue(value);
    return said ? [{ name: label, value: said, unit }] : [];
  });
}

/** A value in English; empty where there are no English words for a part of it. */
export function englishValue(value: string): string {
  const plain = value.replaceAll('\u00A0', ' ');
  const whole = phrased(plain);
  if (whole) return typeset(whole);
  const groups = plain
    .split(GROUPS)
    .map((group) => group.split(PARTS).map((part) => phrased(part) ?? withoutWords(part)));
  return groups.flat().every(Boolean) ? typeset(groups.map((parts) => parts.join(', ')).join('; ')) : '';
}

/* Between the parts of a list and between such lists, but not in brackets. */
const PARTS = /[，、](?![^（]*）)/;
const GROUPS = /；(?![^（]*）)/;

function phrased(part: string): string | undefined {
  const [said, english] = PHRASES.find(([phrase]) => phrase.test(part)) ?? [];
  const text = said && english && part.replace(said, english);
  return text && !HAN.test(text) ? text : undefined;
}

/** A part of figures and units; empty where a Chinese word is left. */
function withoutWords(part: string): string {
  const typed = part
    .replace(/帧\/s/g, ' frames/s')
    .replace(/到(?=[+−\d])/g, ' to ')
    .replace(/（/g, ' (')
    .replace(/）/g, ')')
    .replace(/[，、]/g, ', ');
  return HAN.test(typed) ? '' : typed;
}
