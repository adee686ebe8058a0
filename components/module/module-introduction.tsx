import type { Module } from '@/lib/content/module';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { Split } from '../ui/split';

/** What a module measures and how it works. */
export function ModuleIntroduction({ module }: { module: Module }) {
  const picture = module.introductionImage ?? (module.headerImage ? module.image : null);
  return (
    <Section id="introduction" title="介绍">
      <Split picture={picture && <Picture picture={picture} />}>
        <Icon icon={module.icon} />
        <p>{module.introduction}</p>
        <RichText text={module.details} />
      </Split>
    </Section>
  );
}
