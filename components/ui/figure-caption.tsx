import { NoBreakText } from './no-break-text';

/** What a picture shows, in words below it; nothing where it says nothing. */
export function FigureCaption({ children }: { children: string }) {
  if (!children) return null;
  return (
    <figcaption>
      <NoBreakText>{children}</NoBreakText>
    </figcaption>
  );
}
