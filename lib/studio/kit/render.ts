/** One shot → GLB → Blender → finished file. */
import { createHash } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { MEDIA, OUT, STUDIO } from '../folders.ts';
import { buildSet, sizeOf } from '../set.ts';
import { areaPaths } from './areas.ts';
import { develop, readPlanes } from './develop.ts';
import { writeGlb } from './glb.ts';
import type { LightSet } from './light.ts';
import type { Shot, StudioScene } from './scene.ts';

/** Finals are small enough for the repository and still clean at 100 %. */
const MAX_BYTES = 120_000;

export interface Quality {
  draft: boolean;
  /** Share of the master's width that is traced. */
  scale: number;
  samples: number;
}

export const FINAL: Quality = { draft: false, scale: 1, samples: 16 };
/** A quarter of that cost, enlarged: for a first complete set; `changed` replaces such pictures later. */
export const QUICK: Quality = { draft: false, scale: 0.7, samples: 8 };
export const DRAFT: Quality = { draft: true, scale: 0.3, samples: 6 };

/** A larger master takes as many rays as a usual one: its finer pixels are averaged where it is shown small. */
const samplesFor = ({ samples }: Quality, pixels: number) => Math.max(8, 2 * Math.round((samples * 0.8e6) / pixels));

/** A shot that is built and ready to render. */
export interface Job {
  shot: Shot<unknown>;
  file: string;
  /** Raw planes from Blender, developed PNG, area mask. */
  planes: string;
  target: string;
  mask?: string;
  size: [number, number];
  light: LightSet;
  /** Changes exactly when the picture would. */
  digest: string;
  triangles: number;
}

/** Stop with a sentence that helps when Blender is not there. */
export function requireBlender() {
  if (spawnSync('blender', ['--version']).status === 0) return;
  console.error(
    'Blender is missing. Install it with:\n  apt-get install -y --no-install-recommends blender python3-numpy',
  );
  process.exit(1);
}

/** Build a shot and write its GLB and its job file. */
export async function prepare(scene: StudioScene<unknown>, shot: Shot<unknown>, quality: Quality): Promise<Job> {
  const name = shot.media.replace(/\W+/g, '-') + (quality.draft ? '-draft' : '');
  const folder = join(OUT, 'jobs');
  mkdirSync(folder, { recursive: true });
  const root = buildSet(scene, shot);
  const glb = join(folder, `${name}.glb`);
  const { digest, triangles } = await writeGlb(root, glb);
  const [w, h] = sizeOf(shot);
  const settings = {
    size: [Math.round(w * quality.scale), Math.round(h * quality.scale)] as [number, number],
    samples: samplesFor(quality, w * h),
    camera: shot.camera,
    light: shot.light ?? scene.light,
  };
  const target = join(folder, `${name}.png`);
  const planes = join(folder, `${name}.f32`);
  const mask = shot.areas && !quality.draft ? join(folder, `${name}.mask.png`) : undefined;
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ glb, planes, mask, ...settings }));
  const key = createHash('sha256').update(digest).update(JSON.stringify(settings)).digest('hex').slice(0, 16);
  const { size, light } = settings;
  return { shot, file, planes, target, mask, size, light, digest: key, triangles };
}

/** Render a prepared job; resolves to Blender's own seconds. */
export async function render(job: Job): Promise<string> {
  const command = ['-n', '0', 'blender', '-b', '-t', '2', '-P', join(STUDIO, 'render.py'), '--', job.file];
  const child = spawn('nice', command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  child.stdout.on('data', (text) => (log += text));
  child.stderr.on('data', (text) => (log += text));
  await new Promise((done) => child.on('close', done));
  const line = log.match(/STUDIO (.*)/)?.[1];
  if (!line) throw new Error(`Blender failed on ${job.shot.media}:\n${log.slice(-2500)}`);
  return line;
}

/** Develop and encode a rendered job: finals into the site's media, drafts into out/draft. Returns the file written. */
export async function deliver(job: Job, quality: Quality): Promise<string> {
  const file = quality.draft ? join(OUT, 'draft', job.shot.media.replace(/webp$/, 'png')) : join(MEDIA, job.shot.media);
  mkdirSync(dirname(file), { recursive: true });
  await develop(readPlanes(job.planes, ...job.size), job.light, job.target);
  rmSync(job.planes);
  if (quality.draft) {
    writeFileSync(file, readFileSync(job.target));
    return file;
  }
  for (let q = 88; q >= 40; q -= 6) {
    const bytes = await sharp(job.target)
      .resize(...sizeOf(job.shot), { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.6, m1: 0.2, m2: 0.8 })
      .webp({ quality: q, effort: 5, smartSubsample: true })
      .toBuffer();
    if (bytes.length > MAX_BYTES && q > 40) continue;
    writeFileSync(file, bytes);
    break;
  }
  if (job.mask) {
    const { data, info } = await sharp(job.mask).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colours = JSON.parse(readFileSync(`${job.mask}.json`, 'utf8'));
    const areas = { width: info.width, height: info.height, areas: areaPaths(data, info.width, info.height, colours) };
    writeFileSync(file.replace(/webp$/, 'areas.json'), `${JSON.stringify(areas, null, 1)}\n`);
  }
  return file;
}

/** All pictures on one sheet, four in a row, so that a set can be judged at a glance. */
export async function contactSheet(files: string[], target: string): Promise<void> {
  const [w, h, gap, columns] = [480, 300, 12, 4];
  const rows = Math.ceil(files.length / columns);
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(w, h).png().toBuffer(),
      left: gap + (i % columns) * (w + gap),
      top: gap + Math.floor(i / columns) * (h + gap),
    })),
  );
  const size = { width: gap + Math.min(columns, files.length) * (w + gap), height: gap + rows * (h + gap) };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(target);
}
