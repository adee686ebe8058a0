import { freshPage } from './fresh-page';
import { stubListApi } from './list-api';
import { makeDocument } from './list-cache';
import { setMedia } from './media';
import { stubObservers } from './observed';
import { startAt } from './test-router';

/** A browser at a list that no test has seen: its path, the document around it, and what is asked of the list call. */
export function visitList(address = '/list') {
  setMedia();
  stubObservers();
  startAt(address);
  return { path: freshPage(), Document: makeDocument(), requests: stubListApi() };
}
