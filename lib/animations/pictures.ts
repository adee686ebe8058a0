import { isRecord } from '../is-record';

/** A picture of an animation that is not in its file: where it is, from the file. */
export function picturesBeside(animation: { assets?: unknown }): string[] {
  return assetsOf(animation).map(({ u, p }) => `${u}${p}`);
}

/** The animation with the whole addresses of its pictures: by itself the player would look for them beside the page. */
export function withPicturesFrom<T extends { assets?: unknown }>(animation: T, address: string): T {
  const own = new Set<unknown>(assetsOf(animation));
  if (own.size === 0) return animation;
  const assets = (animation.assets as Asset[]).map((asset) =>
    own.has(asset) ? { ...asset, u: '', p: new URL(`${asset.u ?? ''}${asset.p}`, address).href, e: 1 } : asset,
  );
  return { ...animation, assets };
}

/** As Lottie notes a picture: its folder, its name, and whether the name is the picture itself. */
interface Asset {
  u?: string;
  p: string;
  e?: number;
}

function assetsOf({ assets }: { assets?: unknown }): Asset[] {
  return (Array.isArray(assets) ? assets : []).filter(
    (asset): asset is Asset =>
      isRecord(asset) && typeof asset.p === 'string' && !asset.e && !asset.p.startsWith('data:'),
  );
}
