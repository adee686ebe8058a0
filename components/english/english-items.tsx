import { getEnglishPicture, type EnglishEntry } from '@/lib/content/english';
import { itemPath, paths } from '@/lib/paths';
import type { EnglishType } from '@/lib/routes';
import { Rows } from '../list/rows';
import { ArrowIcon } from '../ui/arrow-icon';
import { Picture } from '../ui/picture';
import styles from './english-items.module.css';

interface EnglishItemsProps {
  type: EnglishType;
  items: readonly EnglishEntry[];
  heading?: 'h2' | 'h3';
  /** two beside each other, the words below the name */
  isPaired?: boolean;
}

/** Items as rows: the picture, the name, what it is beside it, and an arrow: it leads on. */
export async function EnglishItems({ type, items, heading, isPaired }: EnglishItemsProps) {
  const pictures = await Promise.all(items.map(({ id, name }) => getEnglishPicture(type, id, name)));
  const rows = items.map((item, index) => ({
    id: item.id,
    href: paths.english(itemPath(type, item) ?? undefined),
    title: [item.name],
    text: item.introduction,
    // its name is beside it
    lead: pictures[index] && <Picture picture={{ ...pictures[index], alt: '' }} sizes="96px" />,
    end: (
      <span className={styles.arrow}>
        <ArrowIcon />
      </span>
    ),
  }));
  const lead = pictures.some(Boolean) ? 'picture' : undefined;
  return <Rows rows={rows} heading={heading} size="large" lead={lead} isSplit={!isPaired} isPaired={isPaired} />;
}
