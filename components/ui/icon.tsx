import type { PictureData } from './picture';
import styles from './icon.module.css';

/** A small drawn sign beside a name; the name says it all, so it is silent. */
export function Icon({ icon }: { icon: PictureData | null }) {
  if (!icon) return null;
  // eslint-disable-next-line @next/next/no-img-element -- an SVG of a few hundred bytes: nothing to optimise
  return <img className={styles.root} src={icon.src} alt="" width={28} height={28} loading="lazy" />;
}
