import styles from './seats.module.css';

/** More than these are only counted. */
const DRAWN_MAX = 40;

/** For how many a course is: one ring per place, grey once nobody can come. */
export function Seats({ count, areGone = false }: { count: number; areGone?: boolean }) {
  return (
    <span className={styles.root}>
      {count <= DRAWN_MAX && (
        <span className={styles.rings} data-gone={areGone || undefined} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <i key={index} />
          ))}
        </span>
      )}
      限{count}人
    </span>
  );
}
