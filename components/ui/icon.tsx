import type { PictureData } from './picture';
import styles from './icon.module.css';

/** A small drawn sign beside a name; the name says it all, so it is silent, and it comes after what is to be seen first. */
export function Icon({ icon }: { icon: PictureData | null }) {
  if (!icon) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- an SVG of a few hundred bytes: nothing to optimise
    <img className={styles.root} src={icon.src} alt="" width={28} height={28} loading="lazy" fetchPriority="low" />
  );
}
