import type { CardPage } from './content/types';

/** What the browser is told of page 1 of a list, which the server draws. */
export interface DrawnPage {
  /** of its items */
  ids: string[];
  totalCount: number;
  pageSize: number;
}

export function drawnPage({ list, totalCount, pageSize }: CardPage): DrawnPage {
  return { ids: list.map(({ id, alias }) => id || alias), totalCount, pageSize };
}
