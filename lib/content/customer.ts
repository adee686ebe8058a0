import 'server-only';
import { getItems, type Item } from './item';

export type Customer = Pick<Item<'customer'>, 'id' | 'alias' | 'title' | 'description' | 'image'>;

export const getCustomers = (): Promise<Customer[]> => getItems('customer');
