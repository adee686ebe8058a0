/** The dial that is on its time axis, in the colour of the text beside it. */
export function SiteMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M4.5 9.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM12 9.5V17M2.5 17h19" strokeLinecap="round" />
      <path d="M4.5 18v2M7 18v2M9.5 18v2M12 18v3.5M14.5 18v2M17 18v2M19.5 18v2" strokeWidth="1.25" />
    </svg>
  );
}
