import type { Module } from '@/lib/content/module';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { Split } from '../ui/split';

/** What sets a module apart, and what it is not for. */
export function ModuleFeatures({ module }: { module: Module }) {
  if (module.feature.blocks.length === 0) return null;
  return (
    <Section id="features" title="特点" ground="mist">
      <Split picture={module.featureImage && <Picture picture={module.featureImage} />}>
        <RichText text={module.feature} />
      </Split>
    </Section>
  );
}
