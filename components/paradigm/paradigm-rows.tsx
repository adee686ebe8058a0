import type { Item } from '@/lib/content/item';
import type { Card, Picture as PictureData } from '@/lib/content/types';
import { pictureOf, signOf } from '@/lib/paradigms/still';
import { paths } from '@/lib/paths';
import { withUnit } from '@/lib/text';
import { Rows } from '../list/rows';
import { ButtonLink } from '../ui/button-link';
import { Picture } from '../ui/picture';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { Stimulus } from './stimulus';
import styles from './paradigm-rows.module.css';

type Facts = Pick<Item<'paradigm'>, 'facts' | 'demo'>;

interface ParadigmRowsProps {
  cards: Card[];
  /** by contentItemId; what the service does not say is not shown */
  facts: Record<string, Facts>;
  /** what the platform's feature shows of each, by alias; of another task its own screen is drawn */
  pictures: ReadonlyMap<string | undefined, PictureData | null>;
}

/** The tasks, one a row: what is seen in it, what it asks, how long it takes. */
export function ParadigmRows({ cards, facts, pictures }: ParadigmRowsProps) {
  const rows = cards.map(({ id, alias, title, phrases, introduction }) => {
    const { facts: numbers = [], demo = '' } = facts[id] ?? {};
    const isPlayed = signOf(demo) !== null;
    const picture = pictures.get(alias);
    return {
      id: id || alias,
      href: paths.paradigm(alias),
      title: phrases.title,
      text: introduction,
      note: (numbers.length > 0 || isPlayed) && <Numbers facts={numbers} played={isPlayed ? { alias, title } : null} />,
      lead: picture ? (
        <Picture picture={{ ...picture, alt: '' }} sizes="(max-width: 768px) 112px, 220px" />
      ) : (
        <div className={styles.still}>
          <Stimulus stimulus={pictureOf(demo, alias)} isStill />
        </div>
      ),
    };
  });
  return (
    <div className={styles.root}>
      <Rows rows={rows} heading="h2" size="large" lead="picture" isSplit />
    </div>
  );
}

interface NumbersProps extends Pick<Facts, 'facts'> {
  /** the task that can be played here */
  played: { alias: string; title: string } | null;
}

/** Each under the one of the row above, then the way into the round itself. */
function Numbers({ facts, played }: NumbersProps) {
  return (
    <span className={styles.numbers}>
      {facts.map(({ name, value, unit }) => (
        <span key={name}>
          {name} <b>{withUnit(value, unit)}</b>
        </span>
      ))}
      {played && (
        <span className={styles.play}>
          <ButtonLink href={paths.paradigm(played.alias) + paths.section('demo')} kind="secondary">
            做一轮<span className={visuallyHidden.root}>{played.title}</span>
          </ButtonLink>
        </span>
      )}
    </span>
  );
}
