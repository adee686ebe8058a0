import type { About } from '@/lib/content/about';
import { site } from '@/lib/site';
import { Hero } from '../ui/hero';

/** What we began with, and the four numbers of the company. */
export function AboutHead({ about }: { about: About | null }) {
  const facts = (about?.numbers ?? []).map(({ name, value, unit }) => ({
    label: name,
    value: [value, unit].filter(Boolean).join('\u00A0'),
  }));
  return (
    <Hero
      title={about?.title || '关于我们'}
      question={site.origin}
      lead={site.originStory}
      picture={about?.introductionImage ?? about?.image}
      facts={facts}
      factsLayout="numbers"
    />
  );
}
