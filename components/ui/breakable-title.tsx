import { phrasesOf } from '@/lib/phrases';
import { Phrases } from './phrases';

/** A title that breaks between its phrases, in a long phrase between its words, and never in a word. */
export function BreakableTitle({ children }: { children: string }) {
  return <Phrases parts={phrasesOf(children)} />;
}
