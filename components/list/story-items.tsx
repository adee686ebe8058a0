import type { Card } from '@/lib/content/types';
import type { ModuleHour } from '@/lib/pages/module-hours';
import { Reveal } from '../ui/reveal';
import { StoryCard, type StoryFact } from './story-card';

/** Cards in a row of the grid. */
const PER_ROW = 2;

interface StoryItemsProps {
  cards: Card[];
  heading?: 'h2' | 'h3';
  /** the one number of a story, by the card's id */
  facts?: Record<string, StoryFact>;
  /** which modules an item uses, by the card's id */
  hours?: Record<string, ModuleHour[]>;
}

/** What is in a `StoryGrid`. */
export default function StoryItems({ cards, heading, facts = {}, hours = {} }: StoryItemsProps) {
  return cards.map((card, index) => (
    <Reveal as="li" key={card.id || card.alias} index={index} perRow={PER_ROW}>
      <StoryCard card={card} heading={heading} fact={facts[card.id]} hours={hours[card.id]} />
    </Reveal>
  ));
}
