import type { Item } from '@/lib/content/item';
import { FactList } from '../ui/fact-list';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { GuideRow } from './guide-row';

/**
 * Terms group by group: what is settled in a few words, then what needs a sentence more. On phones a reader opens what
 * he looks for; the anchor is inside, so that a link opens it.
 */
export function TermRows({ groups }: { groups: Item<'purchase'>['terms'] }) {
  return groups.map(({ id, alias, title, rows, details }) => (
    <GuideRow key={id} title={title}>
      <Fold label={`展开${title}`}>
        <div id={alias || id}>
          {rows.length > 0 && <FactList facts={rows.map(({ name, value }) => ({ label: name, value }))} />}
          {details.blocks.length > 0 && <RichText text={details} />}
        </div>
      </Fold>
    </GuideRow>
  ));
}
