import type { Item } from '@/lib/content/item';
import { FactList } from '../ui/fact-list';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { GuideRow } from './guide-row';

/** What a closed row already says: its first fact, up to the first half stop. */
function keyFact([first]: Item<'purchase'>['terms'][number]['rows']): string {
  return first ? `${first.name}：${first.value.split('；')[0]}` : '';
}

/**
 * Terms group by group: what is settled in a few words, then what needs a sentence more. On phones each shows its
 * first fact, and a reader opens what he looks for; the anchor is inside, so that a link opens it.
 */
export function TermRows({ groups }: { groups: Item<'purchase'>['terms'] }) {
  return groups.map(({ id, alias, title, rows, details }) => (
    <GuideRow key={id} title={title}>
      <Fold label={keyFact(rows) || '展开这一段'}>
        <div id={alias || id}>
          {rows.length > 0 && <FactList facts={rows.map(({ name, value }) => ({ label: name, value }))} />}
          {details.blocks.length > 0 && <RichText text={details} />}
        </div>
      </Fold>
    </GuideRow>
  ));
}
