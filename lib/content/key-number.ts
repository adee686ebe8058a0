import { getField } from './item';
import type { View } from './reading/view';

/** The one number of an item, with what it is of and how sure it is. */
export type KeyNumber = NonNullable<View<'case'>['keyNumber']>;

/** Types whose items have a number of their own. */
type NumberedType = 'case' | 'feature' | 'publication' | 'tech-document';

/** The numbers of items by contentItemId; of what has none, nothing. @param ids of those that are shown; all without */
export const getNumbers = (type: NumberedType, ids?: readonly string[]) => getField(type, 'keyNumber', ids);
