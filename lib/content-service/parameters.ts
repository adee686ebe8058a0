/** A parameter that cannot be understood; its message goes to the caller with status 400. */
export class ParameterError extends Error {}

const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 100;
const MAX_VALUE_LENGTH = 100;

/** Which part of a list a caller wants. */
export interface Paging {
  page: number;
  pageSize: number;
}

/**
 * Reads `page` and `pageSize` of a list call, whose other values have a length to keep to.
 * @param pageSize when the caller names none
 * @throws ParameterError
 */
export function readPaging(parameters: URLSearchParams, pageSize: number): Paging {
  for (const [name, value] of parameters) {
    if (value.length > MAX_VALUE_LENGTH) throw new ParameterError(`参数 ${name.slice(0, 40)} 太长`);
  }
  return {
    page: wholeParameter(parameters, 'page', 1, MAX_PAGE),
    pageSize: wholeParameter(parameters, 'pageSize', pageSize, MAX_PAGE_SIZE),
  };
}

/** The id to filter by, or null for none: `all` or nothing. */
export function filterId(parameters: URLSearchParams, name: string): string | null {
  const id = parameters.get(name);
  return id === null || id === '' || id === 'all' ? null : id;
}

/**
 * A whole number from 1 to `maximum`; `fallback` where there is none.
 * @throws ParameterError
 */
export function wholeParameter(parameters: URLSearchParams, name: string, fallback: number, maximum: number): number {
  const text = parameters.get(name);
  if (text === null || text === '') return fallback;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < 1 || value > maximum) {
    throw new ParameterError(`参数 ${name} 应当是 1 到 ${maximum} 的整数`);
  }
  return value;
}
