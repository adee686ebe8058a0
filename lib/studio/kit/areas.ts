/** ID mask (one flat colour per hot area) → one SVG path per area: outline of its largest piece, simplified. */

type Point = [number, number];

/** Ramer–Douglas–Peucker: drop points nearer than `tolerance` pixels to the line. */
export function simplify(points: Point[], tolerance: number): Point[] {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points[points.length - 1]];
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let far = 0;
  let at = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i];
    const d =
      l < 1e-6
        ? Math.hypot(p[0] - a[0], p[1] - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / l;
    if (d > far) {
      far = d;
      at = i;
    }
  }
  if (far <= tolerance) return [a, b];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

/** Pixels of the largest connected piece. */
function largestPiece(on: (i: number) => boolean, w: number, h: number): Set<number> {
  const seen = new Uint8Array(w * h);
  let best: number[] = [];
  for (let i = 0; i < w * h; i++) {
    if (seen[i] || !on(i)) continue;
    const stack = [i];
    const piece: number[] = [];
    seen[i] = 1;
    while (stack.length) {
      const q = stack.pop() as number;
      piece.push(q);
      const x = q % w;
      const near = [x > 0 ? q - 1 : -1, x < w - 1 ? q + 1 : -1, q - w, q + w];
      for (const n of near)
        if (n >= 0 && n < w * h && !seen[n] && on(n)) {
          seen[n] = 1;
          stack.push(n);
        }
    }
    if (piece.length > best.length) best = piece;
  }
  return new Set(best);
}

/** Outline of a set of pixels by Moore neighbour tracing. */
function outline(piece: Set<number>, w: number): Point[] {
  const turns: Point[] = [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ];
  let start = Infinity;
  for (const p of piece) start = Math.min(start, p);
  let x = start % w;
  let y = Math.floor(start / w);
  let direction = 6;
  const points: Point[] = [];
  do {
    points.push([x, y]);
    let moved = false;
    for (let i = 0; i < 8 && !moved; i++) {
      const q = (direction + i) % 8;
      const [nx, ny] = [x + turns[q][0], y + turns[q][1]];
      if (nx < 0 || nx >= w || !piece.has(ny * w + nx)) continue;
      [x, y] = [nx, ny];
      direction = (q + 6) % 8;
      moved = true;
    }
    if (!moved) break;
  } while (y * w + x !== start && points.length < 50000);
  return points;
}

/**
 * SVG paths in pixels of the mask.
 * @param pixels RGB bytes, row by row @param colours area id → its colour in the mask
 */
export function areaPaths(
  pixels: Uint8Array,
  w: number,
  h: number,
  colours: Record<string, number[]>,
): Record<string, string> {
  const paths: Record<string, string> = {};
  for (const [id, c] of Object.entries(colours)) {
    const piece = largestPiece((i) => c.every((v, k) => pixels[i * 3 + k] === v), w, h);
    if (!piece.size) continue;
    const points = outline(piece, w);
    const half = points.length >> 1;
    const path = [
      ...simplify(points.slice(0, half + 1), 1.5).slice(0, -1),
      ...simplify([...points.slice(half), points[0]], 1.5),
    ];
    paths[id] = `M${path.map((p) => p.join(' ')).join('L')}Z`;
  }
  return paths;
}
