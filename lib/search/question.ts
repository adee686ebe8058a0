import { readSearchText } from './text-rule';

/** What the address of the search page asks. */
export interface Question {
  text: string;
  /** type names; null for all, none for none */
  types: string[] | null;
}

const TYPE_NAME = /^[A-Za-z]{1,60}$/;

/** @returns 'empty' without a text, 'invalid' for one that is not searched */
export function readQuestion(search: string): Question | 'empty' | 'invalid' {
  const parameters = new URLSearchParams(search);
  const text = readSearchText(parameters.get('text') ?? '');
  if (text === '') return 'empty';
  if (text === null) return 'invalid';
  const types = parameters.get('types');
  return { text, types: types === null ? null : types.split(',').filter((name) => TYPE_NAME.test(name)) };
}
