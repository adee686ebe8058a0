import 'server-only';
import { phrasesOf } from '../../phrases';
import type { CardPhrases } from '../types';
import { asText } from './shapes';

/** An item of the service with its titles in phrases: what cards are made of, here and in the browser's lists. */
export function withPhrases<Item extends object>(item: Item): Item & { phrases: CardPhrases } {
  const { displayText, subTitle } = item as Record<string, unknown>;
  return { ...item, phrases: { title: phrasesOf(asText(displayText)), subTitle: phrasesOf(asText(subTitle)) } };
}
