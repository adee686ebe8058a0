/** What of app/tokens.css is needed where no style sheet is: in drawn pictures and PDF files. */
export const COLOURS = {
  paper: '#ffffff',
  mist: '#f3f6fc',
  ink: '#0b1533',
  sub: '#4a5878',
  line: '#e1e8f5',
  rule: '#b9c8e6',
  brand: '#1f5bff',
} as const;
