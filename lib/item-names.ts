import { ALIAS_MAX_LENGTH } from './constants';

const ALIAS = new RegExp(`^[a-z0-9-]{1,${ALIAS_MAX_LENGTH}}$`);
const ITEM_ID = /^[a-z0-9]{26}$/;

/** Can this be an item's alias, its name in addresses? */
export function isAlias(text: string): boolean {
  return ALIAS.test(text);
}

/** Can this be a contentItemId? */
export function isItemId(text: string): boolean {
  return ITEM_ID.test(text);
}
