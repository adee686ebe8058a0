import type { Card } from '@/lib/content/types';
import { EmptyBlock } from '../ui/empty-block';
import { Reveal } from '../ui/reveal';
import styles from './card-grid.module.css';
import { ItemCard } from './item-card';

/** Cards in a row of the grid. */
const PER_ROW = 2;

interface CardGridProps {
  cards: Card[];
  heading?: 'h2' | 'h3' | 'h4';
  /** `alternating` for few large pictures, `even` for previews and short notes */
  layout?: 'alternating' | 'even';
  /** text of a card, when it is not its introduction */
  textOf?: (card: Card) => string;
}

/** Items as cards; rows alternate wide and narrow, and any count comes out even. */
export function CardGrid({ cards, heading, layout = 'alternating', textOf }: CardGridProps) {
  if (cards.length === 0) return <EmptyBlock />;
  return (
    <ul className={styles.root} data-layout={layout}>
      {cards.map((card, index) => (
        <Reveal as="li" key={card.id || card.alias} index={index} perRow={PER_ROW}>
          <ItemCard card={card} heading={heading} text={textOf?.(card)} />
        </Reveal>
      ))}
    </ul>
  );
}
