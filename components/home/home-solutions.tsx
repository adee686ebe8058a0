import Link from 'next/link';
import type { SolutionCard } from '@/lib/content/solution';
import { paths } from '@/lib/paths';
import { EmptyBlock } from '../ui/empty-block';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './home-solutions.module.css';

/** The solutions as rows with their pictures. */
export function HomeSolutions({ solutions }: { solutions: SolutionCard[] }) {
  return (
    <Section
      id="solutions"
      title="解决方案"
      more={{ href: paths.solutions(), label: `全部 ${solutions.length} 个方案` }}
    >
      {solutions.length === 0 && <EmptyBlock />}
      <ul className={styles.root}>
        {solutions.map((solution) => (
          <li key={solution.id}>
            {solution.homeImage && <Picture picture={solution.homeImage} sizes="(max-width: 768px) 40vw, 240px" />}
            <div>
              <h3>
                <Link href={paths.solution(solution.alias)}>{solution.title}</Link>
              </h3>
              <p>{solution.introduction}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
