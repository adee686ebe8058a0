import styles from './select.module.css';

/** Says that a field opens to choose from. */
export function SelectArrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M5 7.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
