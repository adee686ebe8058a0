import { createClient } from '@libsql/client';

/** Names of those whose enquiries are in the store of a data folder. */
export async function sendersIn(data: string): Promise<string[]> {
  const store = createClient({ url: `file:${data}/enquiries.db` });
  const { rows } = await store.execute('SELECT name FROM enquiry');
  store.close();
  return rows.map(({ name }) => String(name));
}
