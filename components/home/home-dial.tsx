import type { CSSProperties } from 'react';
import type { HomeModule } from '@/lib/pages/home';
import { pictureModule } from '@/lib/media/picture-module';
import { paths } from '@/lib/paths';
import { dialLines } from '@/lib/signals/drawing';
import { previewOf } from '@/lib/pictures/preview';
import { InlineIcon } from './inline-icon';
import { PageLink } from '../ui/page-link';
import styles from './home-dial.module.css';

/** Radius of the round on which the links are, as a share of the rim's; the style sheet has the same. */
const ORBIT = 0.86;

/**
 * Twelve hours, one for each kind of module, round the subject. The rim rolls on the time axis below it
 * by style sheet alone; every hour is a link. More than twelve modules share the round evenly.
 */
export async function HomeDial({ modules }: { modules: HomeModule[] }) {
  const subject = pictureModule('subject');
  const preview = await previewOf(subject);
  return (
    <div className={styles.root}>
      {/* in the page: as a file it would be the largest thing that a phone waits for */}
      <svg className={styles.rim} viewBox="-272 -272 544 544" fill="none" strokeLinejoin="round" aria-hidden="true">
        <circle r="271.5" stroke="#22315f" />
        {dialLines().map((line) => (
          <path key={line.stroke} {...line} />
        ))}
      </svg>
      {/* eslint-disable-next-line @next/next/no-img-element -- cut to this place already */}
      <img
        className={styles.subject}
        style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
        src={subject}
        alt=""
        width={600}
        height={600}
        fetchPriority="low"
      />
      <nav aria-label="平台的模块">
        <ul>
          {modules.map((module, index) => (
            <li key={module.id} style={hourStyle((index + 0.5) / modules.length)}>
              <PageLink href={paths.module(module.alias)} data-side={index < modules.length / 2 ? 'right' : 'left'}>
                <InlineIcon icon={module.icon} />
                <span>{module.shortName}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Where an hour is, and how far it is from its disc to the rim, both in radii of the rim. */
function hourStyle(turn: number): CSSProperties {
  const [x, y] = [ORBIT * Math.sin(turn * 2 * Math.PI), ORBIT * Math.cos(turn * 2 * Math.PI)];
  return {
    '--x': x.toFixed(4),
    '--y': y.toFixed(4),
    '--reach': (Math.sqrt(1 - y * y) - Math.abs(x)).toFixed(4),
  } as CSSProperties;
}
