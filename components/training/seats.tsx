import styles from './seats.module.css';

/** More than these are only counted. */
const DRAWN_MAX = 40;

/** How many can come: one ring per seat. */
export function Seats({ count }: { count: number }) {
  return (
    <span className={styles.root}>
      {count <= DRAWN_MAX && (
        <span className={styles.rings} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <i key={index} />
          ))}
        </span>
      )}
      {count} 人
    </span>
  );
}
