import 'server-only';
import { phrasesOf } from '../../phrases';
import type { CardPhrases } from '../types';
import type { RawItem } from '../../content-service/envelope';
import { asText } from './shapes';

/** An item of the service with its titles in phrases: what cards are made of, here and in the browser's lists. */
export function withPhrases<Item extends RawItem>(item: Item): Item & { phrases: CardPhrases } {
  const { displayText, subTitle } = item;
  return { ...item, phrases: { title: phrasesOf(asText(displayText)), subTitle: phrasesOf(asText(subTitle)) } };
}
