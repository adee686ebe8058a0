import { wholeSentences } from '@/lib/text';
import { NoBreakText } from './no-break-text';

interface SummaryProps {
  as?: 'p' | 'span';
  className?: string;
  children: string;
}

/**
 * As much of an introduction as a card has room for, in whole sentences; its page has all of it. Only one that is
 * longer by itself is cut, after the lines that the card gives it (`--lines`).
 */
export function Summary({ as: Element = 'p', className, children }: SummaryProps) {
  return (
    <Element className={className} data-clamped="">
      <NoBreakText>{wholeSentences(children)}</NoBreakText>
    </Element>
  );
}
