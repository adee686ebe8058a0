import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { MEDIA, STUDIO } from '../folders.ts';
import type { StudioScene } from '../kit/scene.ts';

const names = readdirSync(join(STUDIO, 'scenes'))
  .filter((f) => f.endsWith('.ts'))
  .map((f) => f.slice(0, -3));

test('没有两个镜头写同一张图，每张图都是内容里的一张', async () => {
  const seen = new Map<string, string>();
  for (const name of names) {
    const scene = (await import(`../scenes/${name}.ts`)).default as StudioScene<unknown>;
    for (const { media } of scene.shots) {
      assert.ok(!seen.has(media), `${media}: ${seen.get(media)} and ${name}`);
      seen.set(media, name);
      assert.match(media, /^[a-z-]+\/[a-z0-9-]+\.webp$/);
      if (!media.startsWith('test/'))
        assert.ok(existsSync(join(MEDIA, media)), `${media} of ${name} is no picture of the site`);
    }
  }
});
