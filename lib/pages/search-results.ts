import 'server-only';
import { toResultPage, type ResultPage, type TypeTab } from '../search/result-page';
import { readQuestion, type Question } from '../search/question';
import { SEARCH_PAGE_SIZE } from '../constants';
import { searchList, searchTypes } from '../search/answers';
import { errorText } from '../error-text';

/** Everything on a page of results that the server draws. */
export interface ResultsOnPage extends Question {
  page: number;
  tabs: TypeTab[];
  /** null: the search could not answer */
  found: ResultPage | null;
}

/** @returns null when nothing is asked for, or something that is not searched */
export async function readResultsPage(parameters: URLSearchParams): Promise<ResultsOnPage | null> {
  const question = readQuestion(parameters.toString());
  if (typeof question === 'string') return null;
  const page = /^[1-9]\d{0,3}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  try {
    const [types, answer] = await Promise.all([
      searchTypes(question.text),
      searchList({ ...question, page, pageSize: SEARCH_PAGE_SIZE }),
    ]);
    const tabs = types.map(({ name, displayName, count }) => ({ name, label: displayName, count }));
    return { ...question, page, tabs, found: toResultPage(answer) };
  } catch (error) {
    console.error('[search]', errorText(error));
    return { ...question, page, tabs: [], found: null };
  }
}
