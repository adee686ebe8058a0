/** The paths that more than one control draws. */
export const CROSS = 'M5 5l10 10M15 5L5 15';
export const MAGNIFIER = 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5L17 17';

/** The sign of a control, 20 × 20, 1.75 px stroke; anyone who does not see it hears the control's label. */
export function SvgIcon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
    </svg>
  );
}
