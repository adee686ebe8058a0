/** Scene → GLB file for Blender (and for a browser), with screens drawn from SVG attached as textures. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { NodeIO } from '@gltf-transform/core';
import sharp from 'sharp';
import { type Mesh, type Object3D, Scene } from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import { screenDrawing } from './material.ts';

// the exporter wants a browser's FileReader for its own buffers
class BlobReader {
  result: ArrayBuffer | null = null;
  onloadend?: () => void;
  readAsArrayBuffer(blob: Blob) {
    void blob.arrayBuffer().then((buffer) => {
      this.result = buffer;
      this.onloadend?.();
    });
  }
}
(globalThis as { FileReader?: unknown }).FileReader ??= BlobReader;

/** What was written, and a digest of geometry, materials and drawings that changes only when the picture would. */
export interface Exported {
  digest: string;
  triangles: number;
}

/** Write `root` as a GLB file. */
export async function writeGlb(root: Object3D, file: string): Promise<Exported> {
  const scene = new Scene();
  scene.add(root);
  scene.updateMatrixWorld(true);
  const buffer = (await new GLTFExporter().parseAsync(scene, { binary: true, onlyVisible: true })) as ArrayBuffer;
  const hash = createHash('sha256').update(new Uint8Array(buffer));
  const io = new NodeIO();
  const document = await io.readBinary(new Uint8Array(buffer));
  for (const material of document.getRoot().listMaterials()) {
    const name = material.getName().split('@')[1];
    const svg = name && screenDrawing(name);
    if (!svg) continue;
    hash.update(svg);
    // glTF counts texture rows from the top, three's coordinates from the bottom
    const png = await sharp(Buffer.from(svg)).flip().png().toBuffer();
    material.setBaseColorTexture(document.createTexture(name).setImage(new Uint8Array(png)).setMimeType('image/png'));
  }
  writeFileSync(file, await io.writeBinary(document));
  let triangles = 0;
  scene.traverse((o) => {
    const mesh = o as Mesh;
    if (mesh.isMesh) triangles += (mesh.geometry.index?.count ?? mesh.geometry.attributes.position.count) / 3;
  });
  return { digest: hash.digest('hex'), triangles };
}
