import type { Module } from '@/lib/content/module';
import { Lead } from '../ui/lead';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Split } from '../ui/split';

/** What a module measures and how it works. */
export function ModuleIntroduction({ module }: { module: Module }) {
  // the head shows the header picture, or `image` where there is none
  const own = [module.introductionImage, module.headerImage ? module.image : null].filter(
    (picture) => picture !== null,
  );
  return (
    <Split picture={own.length > 0 && own.map((picture) => <Picture key={picture.src} picture={picture} />)}>
      <Lead narrowOnly>{module.introduction}</Lead>
      <RichText text={module.details} />
    </Split>
  );
}
