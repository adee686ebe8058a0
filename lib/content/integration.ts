import 'server-only';
import { paths } from '../paths';
import { getItem, type Item } from './item';
import { fetchMediaText } from './reading/files';
import { mediaUrl } from './reading/pictures';

/** A way to take the data, with the example that it shows. */
export interface Integration extends Omit<Item<'integration'>, 'example'> {
  code: ExampleCode | null;
}

interface ExampleCode {
  name: string;
  href: string;
  text: string;
}

/** @param segment alias or contentItemId */
export async function getIntegration(segment: string): Promise<Integration | null> {
  'use cache';
  const item = await getItem('integration', segment);
  return item && { ...item, code: await readCode(item.example) };
}

async function readCode(path: string): Promise<ExampleCode | null> {
  const text = path ? await fetchMediaText(paths.media(path)) : null;
  if (text === null) return null;
  return { name: path.slice(path.lastIndexOf('/') + 1), href: mediaUrl(paths.media(path)), text: text.trimEnd() };
}
