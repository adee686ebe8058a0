import type { Solution } from '@/lib/content/solution';
import type { SolutionFacts } from '@/lib/content/solution-facts';
import { paths } from '@/lib/paths';
import { FactStrip, type Fact } from '../facts/fact-strip';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button-link';
import { PhrasedTitle } from '../ui/phrased-title';
import { Picture } from '../ui/picture';
import styles from './solution-head.module.css';

interface SolutionHeadProps {
  solution: Solution;
  facts: SolutionFacts;
  action: { href: string; label: string };
}

/** First screen of a solution: the question that it answers on its own picture, and what it takes, in figures. */
export function SolutionHead({ solution, facts, action }: SolutionHeadProps) {
  const { title, englishName, subTitle, headerImage, image } = solution;
  const picture = headerImage ?? image;
  const question = facts.question || subTitle;
  return (
    <header className={styles.root} data-ground="deep">
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(max-width: 768px) 100vw, 1180px" priority />
        </div>
      )}
      <div className={styles.inner}>
        <Breadcrumbs crumbs={[{ href: paths.solutions(), label: '解决方案' }]} />
        <div className={styles.name}>
          <h1>{title}</h1>
          {englishName && <p lang="en">{englishName}</p>}
        </div>
        {question && (
          <p className={styles.question}>
            <PhrasedTitle>{question}</PhrasedTitle>
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          {facts.devices.length > 0 && (
            <ButtonLink href={paths.section('devices')} kind="secondary">
              设备清单
            </ButtonLink>
          )}
        </div>
        <div className={styles.facts}>
          <FactStrip facts={figuresOf(facts)} />
        </div>
      </div>
    </header>
  );
}

/** What it takes: room, devices, money, time; whatever of it the service knows. */
function figuresOf({ roomFacts, devices, price, leadTime }: SolutionFacts): Fact[] {
  const [clause, rest] = [
    (text: string) => text.split('，')[0],
    (text: string) => text.split('，').slice(1).join('，'),
  ];
  const room = roomFacts.find(({ value }) => /\d/.test(clause(value)));
  const count = devices.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(room ? [{ name: room.name, value: clause(room.value), note: rest(room.value) }] : []),
    ...(count ? [{ name: '设备', value: `${count}件`, note: `${devices.length}种型号` }] : []),
    ...(leadTime ? [{ name: '供货', value: clause(leadTime), note: rest(leadTime) }] : []),
    ...(price ? [{ name: `参考价，${price.date}`, value: price.band, note: price.excludes }] : []),
  ];
}
