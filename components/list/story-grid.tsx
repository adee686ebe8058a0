import type { Card } from '@/lib/content/types';
import type { ModuleHour } from '@/lib/pages/module-hours';
import { EmptyBlock } from '../ui/empty-block';
import { Reveal } from '../ui/reveal';
import { StoryCard, type StoryFact } from './story-card';
import styles from './story-grid.module.css';

/** Cards in a row of the grid. */
const PER_ROW = 2;

interface StoryGridProps {
  cards: Card[];
  heading?: 'h2' | 'h3';
  /** the one number of a story, by the card's id */
  facts?: Record<string, StoryFact>;
  /** which modules an item uses, by the card's id */
  hours?: Record<string, ModuleHour[]>;
  /** `units`: one wide, then two pairs; `pairs`: pairs only */
  layout?: 'units' | 'pairs';
}

/** Items as large pictures with their number: one across, then two by two; any count comes out even. Rows on phones. */
export function StoryGrid({ cards, heading, facts = {}, hours = {}, layout = 'units' }: StoryGridProps) {
  if (cards.length === 0) return <EmptyBlock />;
  return (
    <ul className={styles.root} data-layout={layout}>
      {cards.map((card, index) => (
        <Reveal as="li" key={card.id || card.alias} index={index} perRow={PER_ROW}>
          <StoryCard card={card} heading={heading} fact={facts[card.id]} hours={hours[card.id]} />
        </Reveal>
      ))}
    </ul>
  );
}
