import type { Feature } from '@/lib/content/feature';
import { stepDays } from '@/lib/pages/step-days';
import { paths } from '@/lib/paths';
import { NoBreakText } from '../ui/no-break-text';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { ProcessPlayer } from './process-player.client';

/** The steps of an experiment on a bar of true lengths: one is open, a pager goes through them. */
export function ExperimentProcess({ process }: { process: Feature | null }) {
  if (!process || process.children.length === 0) return null;
  const steps = process.children.map((step) => ({
    id: step.id,
    title: step.title,
    note: step.subTitle,
    text: <NoBreakText>{step.introduction}</NoBreakText>,
    days: daysOf(step.subTitle),
    picture: step.image && <Picture picture={step.image} sizes="(max-width: 768px) 100vw, 530px" />,
  }));
  return (
    <Section
      id="process"
      title={process.name || process.title}
      introduction={process.introduction}
      more={{ href: paths.feature(process.alias), label: process.title }}
      background="tint"
    >
      <ProcessPlayer page={paths.home()} label={process.title} steps={steps} />
    </Section>
  );
}

/** Steps that name no days are all of one length. */
function daysOf(note: string): number {
  const days = stepDays(note);
  return days ? days.last - days.first + 1 : 1;
}
