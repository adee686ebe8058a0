/**
 * Grade of an answer's headers by the published rules of the HTTP Observatory
 * (scores of 2024 and later), for a site that is served over https.
 */
export interface Grade {
  score: number;
  grade: string;
  /** rule → points */
  points: Record<string, number>;
}

const GRADES: [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** Bonuses count only where there is little to complain about. */
const BONUS_FROM = 90;
const SIX_MONTHS_SECONDS = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const BROAD = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;

export function observatoryGrade(headers: Record<string, string>, html: string, cookies: string[] = []): Grade {
  const policy = directives(headers['content-security-policy'] ?? '');
  const points = {
    policy: policyPoints(policy),
    cookies: cookiePoints(cookies),
    // nobody else may read answers unless a header says so
    sharing: headers['access-control-allow-origin'] && headers['access-control-allow-credentials'] ? -50 : 0,
    referrer: referrerPoints(headers['referrer-policy']),
    transport: transportPoints(headers['strict-transport-security']),
    integrity: /<script[^>]*\ssrc="(https?:)?\/\//.test(html) ? -5 : 0,
    sniffing: headers['x-content-type-options']?.toLowerCase() === 'nosniff' ? 0 : -5,
    framing: framingPoints(headers['x-frame-options'], policy),
    resource: resourcePoints(headers['cross-origin-resource-policy']),
  };
  const all = Object.values(points);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const without = 100 + sum(all.filter((value) => value < 0));
  const score = Math.max(0, without >= BONUS_FROM ? 100 + sum(all) : without);
  return { score, points, grade: GRADES.find(([least]) => score >= least)![1] };
}

type Policy = Map<string, string[]>;

function directives(text: string): Policy {
  const parts = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name, ...sources]) => [name.toLowerCase(), sources]));
}

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [sources('script-src'), sources('style-src'), sources('object-src')];
  const hasHash = scripts.some((source) => /^'(sha\d+|nonce)-/.test(source));
  const isOpen = (source: string) =>
    BROAD.test(source) || source === 'data:' || (source === "'unsafe-inline'" && !hasHash);
  if (scripts.some(isOpen) || objects.some((source) => BROAD.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => BROAD.test(source) || source === 'data:' || source === "'unsafe-inline'")) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie))) return -40;
  if (!cookies.every((cookie) => /;\s*httponly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0;
  return PRIVATE.includes(value) ? 5 : -5;
}

function transportPoints(value: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1]);
  if (!value || Number.isNaN(seconds)) return -20;
  return seconds >= SIX_MONTHS_SECONDS ? 0 : -10;
}

function framingPoints(value: string | undefined, policy: Policy): number {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(value ?? '') ? 0 : -20;
}

function resourcePoints(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return /^same-(origin|site)$/.test(value) ? 10 : -5;
}
