import type { Module } from '@/lib/content/module';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Split } from '../ui/split';

/** What sets a module apart, and what it is not for. */
export function ModuleFeatures({ module }: { module: Module }) {
  return (
    <Split picture={module.featureImage && <Picture picture={module.featureImage} />}>
      <RichText text={module.feature} />
    </Split>
  );
}
