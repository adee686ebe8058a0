import type { Solution } from '@/lib/content/solution';
import type { SolutionFacts } from '@/lib/content/solution-facts';
import { paths } from '@/lib/paths';
import { getHoursOf, hoursCount } from '@/lib/pages/module-hours';
import { EnquireButton } from '../enquiry-list/enquire-button.client';
import { ButtonLink } from '../ui/button-link';
import { Hero } from '../ui/hero';
import type { Fact } from '../ui/fact-list';

interface SolutionHeadProps {
  solution: Solution;
  facts: SolutionFacts;
  action: { href: string; label: string };
}

/** First screen of a solution: the question that it answers on its own picture, and what it takes, in figures. */
export async function SolutionHead({ solution, facts, action }: SolutionHeadProps) {
  const { title, englishName, subTitle, headerImage, image } = solution;
  const hours = await getHoursOf(solution.modules.map((module) => module.alias));
  return (
    <Hero
      title={title}
      englishName={englishName}
      question={facts.question || subTitle}
      picture={headerImage ?? image}
      crumbs={[{ href: paths.solutions(), label: '解决方案' }]}
      facts={[...figuresOf(facts), { label: '用到的模块', value: hoursCount(hours) }]}
      factsLayout="numbers"
    >
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
      {facts.devices.length > 0 && (
        <ButtonLink href={paths.section('devices')} kind="secondary">
          设备清单
        </ButtonLink>
      )}
      <EnquireButton items={[{ type: 'solution', alias: solution.alias, title }]} />
    </Hero>
  );
}

/** The whole of it stands beside the list of devices. */
const brief = (text: string) => text.split(/[；。]/)[0];

/** What it takes: room, devices, money, time; whatever of it the service knows. */
function figuresOf({ roomFacts, devices, price, leadTime }: SolutionFacts): Fact[] {
  const [clause, rest] = [
    (text: string) => text.split('，')[0],
    (text: string) => brief(text.split('，').slice(1).join('，')),
  ];
  const room = roomFacts.find(({ value }) => /\d/.test(clause(value)));
  const count = devices.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(room ? [{ label: room.name, value: clause(room.value), note: rest(room.value) }] : []),
    ...(count ? [{ label: '设备', value: `${count}件`, note: `${devices.length}种型号` }] : []),
    ...(leadTime ? [{ label: '交货期', value: clause(leadTime), note: rest(leadTime) }] : []),
    ...(price ? [{ label: `参考价，${price.date}`, value: price.band, note: brief(price.excludes) }] : []),
  ];
}
