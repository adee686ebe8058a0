import 'server-only';
import type { TypeKey } from '../../content-service/content-types';
import { contentFolder } from '../../content-service/service';
import { env } from '../../env';

/** Is the item's file in the served folder, and could never be read? Then it is not absent. */
export function isUnread(type: TypeKey, name: string): boolean {
  return !env.contentServiceUrl && contentFolder().isUnread(type, name);
}
