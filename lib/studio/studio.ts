/**
 * npm run studio -- <scene…|all|changed [scene…]> [--draft | --sketch | --quick] [--shot <part of a media path>[,<part>…]]
 *
 * `--sketch` shows the composition without Blender in a second, `--draft` a small render. `changed` renders every
 * shot whose picture would differ from the one on disk, so an interrupted run is simply
 * started again; `all` and scene names render without asking.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MEDIA, OUT, STUDIO } from './folders.ts';
import { contactSheet, deliver, DRAFT, FINAL, type Job, prepare, QUICK, render, requireBlender } from './kit/render.ts';
import type { Shot, StudioScene } from './kit/scene.ts';
import { sketch } from './kit/sketch.ts';
import { sourceDigest } from './kit/sources.ts';
import { buildSet, sizeOf } from './set.ts';

/** What is known of a scene's pictures on disk, kept beside the code. */
interface PictureRecord {
  sources: Record<string, string>;
  pictures: Record<string, string>;
}
interface Task {
  name: string;
  scene: StudioScene<unknown>;
  shot: Shot<unknown>;
  sources: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean' },
    sketch: { type: 'boolean' },
    quick: { type: 'boolean' },
    shot: { type: 'string' },
  },
});
const known = readdirSync(join(STUDIO, 'scenes'))
  .filter((f) => f.endsWith('.ts'))
  .map((f) => f.slice(0, -3));
const onlyChanged = positionals.includes('changed');
const named = positionals.filter((p) => p !== 'changed' && p !== 'all');
const names = named.length || !positionals.length ? named : known;
const unknown = names.filter((n) => !known.includes(n));
if (!names.length || unknown.length) {
  console.error(`${unknown.length ? `No scene ${unknown.join(', ')}. ` : ''}Scenes: ${known.join(', ')}`);
  process.exit(1);
}
if (!values.sketch) requireBlender();
const quality = values.draft || values.sketch ? DRAFT : values.quick ? QUICK : FINAL;
const recordFile = (name: string) => join(STUDIO, 'rendered', `${name}.json`);
const recordOf = (name: string): PictureRecord =>
  existsSync(recordFile(name)) ? JSON.parse(readFileSync(recordFile(name), 'utf8')) : { sources: {}, pictures: {} };

/** A quick picture counts as drawn for the next quick run, not for a full one. */
const mark = (sources: string) => (values.quick ? `${sources}-quick` : sources);

function remember({ name, scene, shot, sources }: Task, digest: string) {
  if (quality.draft) return;
  mkdirSync(join(STUDIO, 'rendered'), { recursive: true });
  const record = recordOf(name);
  record.pictures[shot.media] = digest;
  record.sources[shot.media] = mark(sources);
  for (const map of [record.pictures, record.sources])
    for (const media of Object.keys(map)) if (!scene.shots.some((s) => s.media === media)) delete map[media];
  writeFileSync(recordFile(name), `${JSON.stringify(record, null, 1)}\n`);
}

const parts = values.shot?.split(',');
const tasks: Task[] = [];
for (const name of names) {
  const scene = (await import(`./scenes/${name}.ts`)).default as StudioScene<unknown>;
  const sources = sourceDigest(join(STUDIO, 'scenes', `${name}.ts`));
  for (const shot of scene.shots)
    // pictures of the fitting rooms below test/ exist as drafts only
    if ((quality.draft || !shot.media.startsWith('test/')) && (!parts || parts.some((p) => shot.media.includes(p))))
      tasks.push({ name, scene, shot, sources });
}

const started = Date.now();
const minutes = () => (Date.now() - started) / 60000;
const files: string[] = [];
const failed: string[] = [];
let rendered = 0;

/** The next shot that needs rendering, built. */
async function nextJob(): Promise<{ task: Task; job: Job } | null> {
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const record = recordOf(task.name);
    const final = join(MEDIA, task.shot.media);
    const present = onlyChanged && !quality.draft && existsSync(final);
    if (present && [task.sources, mark(task.sources)].includes(record.sources[task.shot.media])) {
      files.push(final);
      continue;
    }
    try {
      const job = await prepare(task.scene, task.shot, quality);
      if (!present || record.pictures[task.shot.media] !== job.digest) return { task, job };
      files.push(final);
      remember(task, job.digest);
    } catch (error) {
      failed.push(task.shot.media);
      console.error(task.shot.media, error);
    }
  }
  return null;
}

/** Develop what Blender has finished. */
async function finish({ task, job }: { task: Task; job: Job }, timing: string) {
  files.push(await deliver(job, quality));
  remember(task, job.digest);
  rendered++;
  const left = Math.round((minutes() / rendered) * tasks.length);
  console.log(
    `${job.shot.media}  ${timing}, ${Math.round(job.triangles / 1000)}k triangles; ${tasks.length} to look at, at most ${left} min`,
  );
}

if (values.sketch) {
  mkdirSync(join(OUT, 'sketch'), { recursive: true });
  for (const { scene, shot } of tasks.splice(0)) {
    const root = buildSet(scene, shot);
    const file = join(OUT, 'sketch', shot.media.replace(/\W+/g, '-').replace(/-webp$/, '.png'));
    const [w, h] = sizeOf(shot);
    await sketch(root, shot.camera, [w * 0.4, h * 0.4], file);
    files.push(file);
  }
}

// Blender renders one shot while this process develops the one before and builds the one after
let current = await nextJob();
let developed: (() => Promise<void>) | null = null;
while (current) {
  const now = current;
  const rendering = render(now.job).catch((error: Error) => error);
  await developed?.();
  current = await nextJob();
  const timing = await rendering;
  if (timing instanceof Error) {
    failed.push(now.job.shot.media);
    console.error(timing.message);
    developed = null;
  } else developed = () => finish(now, timing);
}
await developed?.();

const sheet = join(
  OUT,
  values.sketch ? `sketch-${named.join('-')}.png` : quality.draft ? 'contact-draft.png' : 'contact.png',
);
if (files.length) await contactSheet(files, sheet);
console.log(`${rendered} rendered in ${minutes().toFixed(1)} min; contact sheet ${sheet}`);
if (failed.length) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
