/** Quick look without Blender: the scene through the shot's camera with flat light, for composing pictures. */
import sharp from 'sharp';
import { Color, Matrix4, type Mesh, type MeshStandardMaterial, type Object3D, Vector3 } from 'three';
import { screenDrawing } from './material.ts';
import type { Camera } from './scene.ts';

interface Picture {
  data: Buffer;
  w: number;
  h: number;
}

/** PNG of the scene; glass is left out, shadows are not drawn. */
export async function sketch(root: Object3D, camera: Camera, [w, h]: [number, number], target: string): Promise<void> {
  root.updateMatrixWorld(true);
  const eye = new Vector3(...camera.from);
  const view = new Matrix4()
    .lookAt(eye, new Vector3(...camera.at), new Vector3(0, 1, 0))
    .setPosition(eye)
    .invert();
  const focal = (camera.lens / 36) * w;
  const pixels = Buffer.alloc(w * h * 3, 225);
  const depth = new Float32Array(w * h).fill(Infinity);
  const light = new Vector3(-0.45, 0.75, 0.5).normalize();
  const meshes: Mesh[] = [];
  root.traverse((o) => {
    if ((o as Mesh).isMesh) meshes.push(o as Mesh);
  });
  const drawings = new Map<string, Picture>();
  for (const mesh of meshes) {
    const name = (mesh.material as MeshStandardMaterial).name.split('@')[1];
    const svg = name && screenDrawing(name);
    if (!svg || drawings.has(name)) continue;
    const { data, info } = await sharp(Buffer.from(svg)).resize(600).removeAlpha().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
    drawings.set(name, { data, w: info.width, h: info.height });
  }
  for (const mesh of meshes) {
    const material = mesh.material as MeshStandardMaterial;
    if (material.name.startsWith('glass')) continue;
    const picture = drawings.get(material.name.split('@')[1] ?? '');
    const flat = material.name.startsWith('glow') || Boolean(picture);
    const base = new Color(material.color).convertLinearToSRGB();
    const { position, uv } = mesh.geometry.attributes;
    const n = position.count;
    const seen = new Matrix4().multiplyMatrices(view, mesh.matrixWorld);
    const at = new Float32Array(n * 3);
    const p = new Vector3();
    for (let i = 0; i < n; i++) {
      p.fromBufferAttribute(position, i).applyMatrix4(seen);
      const z = -p.z;
      at.set([w / 2 + (p.x * focal) / z, h / 2 - (p.y * focal) / z, z], i * 3);
    }
    const index = mesh.geometry.index;
    const count = index ? index.count : n;
    const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
    for (let t = 0; t < count; t += 3) {
      const [i, j, k] = [0, 1, 2].map((o) => (index ? index.getX(t + o) : t + o));
      const [za, zb, zc] = [at[i * 3 + 2], at[j * 3 + 2], at[k * 3 + 2]];
      if (za < 0.05 || zb < 0.05 || zc < 0.05) continue;
      const [xa, ya, xb, yb, xc, yc] = [at[i * 3], at[i * 3 + 1], at[j * 3], at[j * 3 + 1], at[k * 3], at[k * 3 + 1]];
      const area = (xb - xa) * (yc - ya) - (xc - xa) * (yb - ya);
      if (Math.abs(area) < 1e-6) continue;
      const [x0, x1] = [
        Math.max(0, Math.floor(Math.min(xa, xb, xc))),
        Math.min(w - 1, Math.ceil(Math.max(xa, xb, xc))),
      ];
      const [y0, y1] = [
        Math.max(0, Math.floor(Math.min(ya, yb, yc))),
        Math.min(h - 1, Math.ceil(Math.max(ya, yb, yc))),
      ];
      if (x0 > x1 || y0 > y1) continue;
      a.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld);
      b.fromBufferAttribute(position, j).applyMatrix4(mesh.matrixWorld).sub(a);
      c.fromBufferAttribute(position, k).applyMatrix4(mesh.matrixWorld).sub(a);
      b.cross(c).normalize();
      if (b.dot(p.copy(eye).sub(a)) < 0) b.negate();
      const shade = flat ? 1 : 0.5 + 0.14 * b.y + 0.42 * Math.max(0, b.dot(light));
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          const u = ((xb - x) * (yc - y) - (xc - x) * (yb - y)) / area;
          const v = ((xc - x) * (ya - y) - (xa - x) * (yc - y)) / area;
          const s = 1 - u - v;
          if (u < -1e-4 || v < -1e-4 || s < -1e-4) continue;
          const z = 1 / (u / za + v / zb + s / zc);
          const q = y * w + x;
          if (z >= depth[q]) continue;
          depth[q] = z;
          if (picture) {
            const tu = u * uv.getX(i) + v * uv.getX(j) + s * uv.getX(k);
            const tv = u * uv.getY(i) + v * uv.getY(j) + s * uv.getY(k);
            const px = Math.min(picture.w - 1, Math.max(0, Math.floor(tu * picture.w)));
            const py = Math.min(picture.h - 1, Math.max(0, Math.floor((1 - tv) * picture.h)));
            picture.data.copy(pixels, q * 3, (py * picture.w + px) * 3, (py * picture.w + px) * 3 + 3);
          } else {
            pixels[q * 3] = Math.min(255, base.r * shade * 255);
            pixels[q * 3 + 1] = Math.min(255, base.g * shade * 255);
            pixels[q * 3 + 2] = Math.min(255, base.b * shade * 255);
          }
        }
    }
  }
  await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
    .png()
    .toFile(target);
}
