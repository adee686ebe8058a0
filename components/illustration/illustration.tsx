import type { CSSProperties } from 'react';
import { areaPath } from '@/lib/illustrations/areas';
import { cornerOf, markPlaces, middleOf, surfaceOf } from '@/lib/illustrations/geometry';
import { dataOf, isPanel, SCENES, type SceneName } from '@/lib/illustrations/hotspots';
import { DATA_LABELS } from '@/lib/signals/data-labels';
import { getLinks } from '@/lib/content/links';
import { previewOf } from '@/lib/pictures/preview';
import { orEmpty } from '@/lib/content/reading/client';
import { paths } from '@/lib/paths';
import { illustrationPicture } from '@/lib/pictures/own-picture';
import { ArrowLink } from '../ui/arrow-link';
import { ButtonLink } from '../ui/button-link';
import { Fold } from '../ui/fold';
import { SizedImage } from '../ui/sized-image';
import { HotspotList } from './hotspot-list';
import { HotspotMark } from './hotspot-mark';
import { InteractiveIllustration } from './interactive-illustration.client';
import styles from './illustration.module.css';

/** The place of each size among all: the largest lies lowest. */
function layersOf(sizes: readonly number[]): number[] {
  return sizes.map((size) => sizes.filter((other) => other > size).length);
}

/** As wide it is on phones, in px, where it is moved from side to side (`.stage`). */
const PANNED_WIDTH = 720;
/** A little less is asked for: a screen of 1.75 points to the pixel takes the picture of 1,200, not of 1,920, for it. */
const ASKED_WIDTH = 680;

interface IllustrationProps {
  name: SceneName;
  /**
   * whole: with the recording below and the same facts as a numbered list, on phones folded unless the page is about it;
   * short: leads on, the list is folded
   */
  form: 'whole' | 'short';
  sizes?: string;
  /** in the first screen: loaded first */
  priority?: boolean;
}

/**
 * A scene that one can point at: what is pointed at stays as bright as it is while a mask with holes darkens
 * the rest, by style sheet alone; scripts add the running signals, taps and arrow keys.
 */
export async function Illustration({
  name,
  form,
  sizes = `(max-width: 768px) ${ASKED_WIDTH}px, 1200px`,
  priority,
}: IllustrationProps) {
  const scene = SCENES[name];
  const links = async (type: 'module' | 'solution') =>
    (await orEmpty('illustration', getLinks(type))).map(({ alias }) => alias);
  const [modules, solutions] = await Promise.all([links('module'), links('solution')]);
  const spots = scene.hotspots.map((spot) => ({
    ...spot,
    href: modules.includes(spot.module) ? paths.module(spot.module) : `#${name}-${spot.id}`,
  }));
  const marks = markPlaces(spots.map(({ id }) => (isPanel(id) ? cornerOf : middleOf)(areaPath(name, id))));
  const layers = layersOf(spots.map(({ id }) => surfaceOf(areaPath(name, id))));
  const isWhole = form === 'whole';
  const list = <HotspotList name={name} spots={spots} />;
  const allOfThem = `图里的${spots.length}处，逐一列出`;
  const source = illustrationPicture(name);
  const preview = priority ? await previewOf(source, PANNED_WIDTH) : null;
  const solution = scene.solution && solutions.includes(scene.solution) ? scene.solution : undefined;
  return (
    <InteractiveIllustration className={styles.root} form={form}>
      <p className={styles.pan}>← 左右拖动看全景 →</p>
      <div className={styles.frame} data-frame>
        <div className={styles.stage} role="group" aria-label={scene.title}>
          <SizedImage
            src={source}
            alt={scene.alt}
            sizes={sizes}
            priority={priority}
            style={preview ? { background: `url("${preview}") center / cover` } : undefined}
          />
          <canvas aria-hidden="true" data-panels />
          {spots.map((spot, index) => (
            <HotspotMark
              key={spot.id}
              name={name}
              spot={spot}
              at={marks[index]}
              layer={layers[index]}
              number={isWhole ? index + 1 : undefined}
            />
          ))}
        </div>
      </div>
      {isWhole && (
        <div className={styles.recording}>
          <ul>
            {dataOf(scene).map((label) => (
              <li key={label} data-lane={label}>
                {DATA_LABELS[label]}
              </li>
            ))}
          </ul>
          <canvas
            aria-hidden="true"
            data-lanes
            style={{ '--still': `url(${paths.signalDrawing(`recording-${name}`)})` } as CSSProperties}
          />
        </div>
      )}
      <p className={styles.hint}>选中一件设备，看它的信号到哪里去。</p>
      {!isWhole && !scene.solution && (
        <p className={styles.onward}>
          <ArrowLink href={paths.lab3d()}>逐件看这间实验室</ArrowLink>
        </p>
      )}
      {!isWhole && solution && (
        <p className={styles.onward}>
          <ButtonLink href={paths.solution(solution)}>进入方案</ButtonLink>
          <ArrowLink href={paths.solution(solution)}>了解更多</ArrowLink>
        </p>
      )}
      {isWhole && name === 'laboratory' && list}
      {isWhole && name !== 'laboratory' && <Fold label={allOfThem}>{list}</Fold>}
      {!isWhole && (
        <details className={styles.facts}>
          <summary>{allOfThem}</summary>
          {list}
        </details>
      )}
    </InteractiveIllustration>
  );
}
