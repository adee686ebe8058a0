import { env } from '@/lib/env';
import { site } from '@/lib/site';

/** That everything here is invented; nothing where it is not. */
export function SampleNotice({ className }: { className?: string }) {
  return env.isSample ? <p className={className}>{site.sampleNotice}</p> : null;
}
