import { getEnglishPicture, type EnglishEntry } from '@/lib/content/english';
import { itemPath, paths } from '@/lib/paths';
import type { EnglishType } from '@/lib/routes';
import { StoryCard } from '../list/story-card';
import { StoryGrid } from '../list/story-grid';

interface EnglishStoriesProps {
  type: EnglishType;
  items: readonly EnglishEntry[];
}

/** Items as large pictures, two by two. */
export async function EnglishStories({ type, items }: EnglishStoriesProps) {
  const pictures = await Promise.all(items.map(({ id, name }) => getEnglishPicture(type, id, name)));
  return (
    <StoryGrid layout="pairs">
      {items.map((item, index) => (
        <li key={item.id}>
          <StoryCard
            card={{
              type,
              alias: item.alias,
              phrases: { title: [item.name], subTitle: [] },
              introduction: item.introduction,
              image: pictures[index],
            }}
            href={paths.english(itemPath(type, item) ?? undefined)}
          />
        </li>
      ))}
    </StoryGrid>
  );
}
