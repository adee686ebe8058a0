import type { TypeKey } from './content-types';

/** One content item as its file holds it, with what the file leaves to be derived. */
export interface Item {
  type: TypeKey;
  alias: string;
  /** contentItemId: 26 characters, as the file gives it or derived from type and alias */
  id: string;
  createdUtc: string;
  publishedUtc: string;
  data: Record<string, unknown>;
}
