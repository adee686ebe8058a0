/** Says that what it is in leads on; in the colour of its text. */
export function ArrowIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M4 10h11M11 5.5l4.5 4.5-4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
