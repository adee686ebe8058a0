import { SEARCH_PAGE_SIZE } from '../constants';
import { ParameterError, wholeParameter } from '../content-service/parameters';
import { SearchBusyError } from './index-thread';
import { readSearchText } from './text-rule';
import { errorText } from '../error-text';

const MOST_TYPES = 50;
const MOST_RAW_LENGTH = 1_000;

/**
 * The parameter `search`, checked.
 * @throws ParameterError
 */
export function readSearch(parameters: URLSearchParams): string {
  const raw = parameters.get('search') ?? '';
  const text = raw.length > MOST_RAW_LENGTH ? null : readSearchText(raw);
  if (text === null) throw new ParameterError('参数 search 应当是不超过 64 个字符的文字，只含字母、数字与汉字');
  return text;
}

/**
 * The parameter `strTypes`: a JSON array of type names; nothing or `null` means all.
 * @throws ParameterError
 */
export function readTypes(parameters: URLSearchParams): string[] | null {
  const raw = parameters.get('strTypes');
  if (raw === null || raw === '') return null;
  let types: unknown;
  try {
    types = raw.length > MOST_RAW_LENGTH * 2 ? undefined : JSON.parse(raw);
  } catch {
    types = undefined;
  }
  if (types === null) return null;
  const isList = Array.isArray(types) && types.length <= MOST_TYPES && types.every((type) => typeof type === 'string');
  if (!isList) throw new ParameterError('参数 strTypes 应当是类型名的 JSON 数组，或者 null');
  return types as string[];
}

/** @throws ParameterError */
export function readPaging(parameters: URLSearchParams): { page: number; pageSize: number } {
  return {
    page: wholeParameter(parameters, 'page', 1, 10_000),
    pageSize: wholeParameter(parameters, 'pageSize', SEARCH_PAGE_SIZE, 100),
  };
}

/** Answers a search call: 400 for what cannot be understood, 503 when too many ask, 502 when the content is out of reach. */
export async function answerSearch(name: string, work: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json({ data: await work() });
  } catch (error) {
    if (error instanceof ParameterError) return Response.json({ message: error.message }, { status: 400 });
    if (error instanceof SearchBusyError) {
      return Response.json({ message: '搜索繁忙，请稍后再试' }, { status: 503, headers: { 'Retry-After': '2' } });
    }
    console.error(`[search] ${name}:`, errorText(error));
    return Response.json({ message: '搜索暂时用不了' }, { status: 502 });
  }
}
