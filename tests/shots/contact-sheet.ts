import sharp from 'sharp';

const CELL = 300;
const GAP = 16;
const CAPTION = 28;
/** The part of a long page that a sheet shows, in widths of it. */
const LONGEST = 2.4;

/** One picture of all: each cut to the same frame, with its name below. */
export async function writeContactSheet(shots: { name: string; file: string }[], to: string): Promise<void> {
  const columns = Math.min(8, Math.ceil(Math.sqrt(shots.length * 1.6)));
  const frame = Math.round(CELL * LONGEST);
  const rows = Math.ceil(shots.length / columns);
  const cells = await Promise.all(
    shots.map(async ({ name, file }, index) => {
      const left = GAP + (index % columns) * (CELL + GAP);
      const top = GAP + Math.floor(index / columns) * (frame + CAPTION + GAP);
      const small = await sharp(file).resize({ width: CELL }).toBuffer({ resolveWithObject: true });
      const height = Math.min(frame, small.info.height);
      const input = await sharp(small.data).extract({ left: 0, top: 0, width: CELL, height }).toBuffer();
      const caption = `<svg width="${CELL}" height="${CAPTION}"><text x="0" y="20" font-family="sans-serif" font-size="14" fill="#0b1533">${name}</text></svg>`;
      return [
        { input, left, top },
        { input: Buffer.from(caption), left, top: top + frame },
      ];
    }),
  );
  await sharp({
    create: {
      width: GAP + columns * (CELL + GAP),
      height: GAP + rows * (frame + CAPTION + GAP),
      channels: 3,
      background: '#c9d6ef',
    },
  })
    .composite(cells.flat())
    .png({ palette: true })
    .toFile(to);
}
