/** Country road at night in the light of the vehicle's own headlamps. */
import { screen } from '../kit/material.ts';
import { circle, rect, svg } from './screens.ts';

export function nightDrive(name: string) {
  const [w, h, y] = [2400, 900, 430];
  const depth = (i: number) => 1 / (1 + i * 0.55);
  const hills = `<path d="M0 ${y}V300Q350 230 760 ${y - 40}T1500 ${y - 60}T2400 290V${y}Z" fill="#182a63"/><path d="M0 ${y + 6}V370Q500 330 980 ${y - 6}H1430Q1900 350 2400 370V${y + 6}Z" fill="#11204c"/>`; // prettier-ignore
  const lights = Array.from({ length: 26 }, (_, i) => circle(60 + i * 93 + ((i * 37) % 40), y - 12 - ((i * 29) % 44), 3 + (i % 3), i % 4 ? '#ffd98a' : '#9fc2ff', `fill-opacity="${0.5 + (i % 3) / 5}"`)).join(''); // prettier-ignore
  const dashes = Array.from({ length: 8 }, (_, i) => { const [a, b] = [depth(i), 1 / (1.25 + i * 0.55)]; return `<polygon fill="#f4f6ff" points="${1200 - 14 * a},${y + 480 * a} ${1200 + 14 * a},${y + 480 * a} ${1200 + 14 * b},${y + 480 * b} ${1200 - 14 * b},${y + 480 * b}"/>`; }).join(''); // prettier-ignore
  const edges = [-1, 1].map((s) => `<polygon fill="#d5dcf2" points="${1200 + s * 24},${y} ${1200 + s * 27},${y} ${1200 + s * 1120},${h} ${1200 + s * 1060},${h}"/>`).join(''); // prettier-ignore
  const posts = Array.from({ length: 8 }, (_, i) => [-1, 1].map((s) => { const z = depth(i + 0.4); const x = 1200 + s * 1190 * z; return rect(x - 11 * z, y + 300 * z, 22 * z, 190 * z, 6 * z, '#c9d6f0') + rect(x - 9 * z, y + 325 * z, 18 * z, 40 * z, 4 * z, '#ff8a5c'); }).join('')).join(''); // prettier-ignore
  const ahead = rect(1216, y + 2, 52, 44, 8, '#35488c') + [1224, 1260].map((x) => circle(x, y + 42, 7, '#ff4d5e') + circle(x, y + 42, 18, '#ff4d5e', 'fill-opacity=".25"')).join(''); // prettier-ignore
  const glow = `<defs><linearGradient id="n" x2="0" y2="1"><stop stop-color="#0a1338"/><stop offset="1" stop-color="#3a4f9a"/></linearGradient><radialGradient id="l" cx=".5" cy=".62" r=".62"><stop stop-color="#ffe9c4" stop-opacity=".55"/><stop offset="1" stop-color="#ffe9c4" stop-opacity="0"/></radialGradient></defs>`;
  return screen(name, svg(w, h, '#10204a', glow + rect(0, 0, w, y, 0, 'url(#n)') + hills + lights + `<polygon points="1176,${y} 1224,${y} 2340,${h} 60,${h}" fill="#2a3768"/>` + edges + dashes + posts + ahead + `<ellipse cx="1200" cy="${y + 250}" rx="1000" ry="260" fill="url(#l)"/>`)); // prettier-ignore
}
