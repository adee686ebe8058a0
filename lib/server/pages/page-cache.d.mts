interface Entry {
  kind: string;
  status?: number;
  html?: string;
  rscData?: Uint8Array;
  headers?: Record<string, unknown>;
}

export default class PageCache {
  constructor(context: object);
  get(key: string, context: object): Promise<{ value: Entry } | null>;
  set(key: string, data: object, context: object): Promise<void>;
}
