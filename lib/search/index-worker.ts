import { parentPort } from 'node:worker_threads';
import type { Language } from './document';
import { SearchEngine } from './engine';
import type { IndexAnswer, IndexRequest } from './index-thread';
import { errorText } from '../error-text';

/* The thread that holds the index of each language: nothing it does keeps pages waiting. */

const engines = new Map<Language, SearchEngine>();

function engineOf(language: Language): SearchEngine {
  const engine = engines.get(language) ?? new SearchEngine(language);
  engines.set(language, engine);
  return engine;
}

function answer(request: IndexRequest): unknown {
  const engine = engineOf(request.language ?? 'zh');
  switch (request.kind) {
    case 'put':
      return engine.put(request.documents);
    case 'remove':
      return engine.remove(request.ids);
    case 'types':
      return engine.countTypes(request.text);
    case 'search':
      return engine.search(request.text, request.types, request.page, request.pageSize);
    case 'suggest':
      return engine.suggest(request.text);
  }
}

parentPort?.on('message', ({ number, request }: { number: number; request: IndexRequest }) => {
  let reply: IndexAnswer;
  try {
    reply = { number, value: answer(request) };
  } catch (error) {
    reply = { number, error: errorText(error) };
  }
  parentPort?.postMessage(reply);
});
