import type { NamedValue } from '@/lib/content/types';
import { withUnit } from '@/lib/text';
import { ButtonLink } from '../ui/button-link';
import { Hero } from '../ui/hero';
import type { PictureData } from '../ui/picture';

interface GuideHeadProps {
  item: { title: string; introduction: string; image: PictureData | null; facts: NamedValue[] };
  action: { href: string; label: string };
}

/** First screen of what a buyer reads: what it answers, and the few figures that are asked first. */
export function GuideHead({ item: { title, introduction, image, facts }, action }: GuideHeadProps) {
  return (
    <Hero
      title={title}
      lead={introduction}
      picture={image}
      facts={facts.map(({ name, value, unit }) => ({ label: name, value: withUnit(value, unit) }))}
      factsLayout="numbers"
    >
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </Hero>
  );
}
