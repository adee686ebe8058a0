import { Fragment } from 'react';
import { NoBreakText } from './no-break-text';

/** A title in the parts between which it may break, as the server has found them (lib/phrases.ts). */
export function Phrases({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <NoBreakText>{part}</NoBreakText>
    </Fragment>
  ));
}
