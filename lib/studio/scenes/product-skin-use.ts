import { daylight } from '../kit/light.ts';
import { clay, colour, fabric } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { apply, box, cast, ellipsoid, inflate, smoothUnion, type Sdf, type Vec3 } from '../kit/sdf.ts';
import { panel, roundedBox, slab, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { zOn } from '../parts/devices/chest-worn.ts';
import { girth, ribbon, stick } from '../parts/devices/fixing.ts';
import { pedal } from '../parts/devices/pedal.ts';
import { ankleUnit, beltSensor, waistUnit } from '../parts/devices/skin.ts';
import { skinOnHand } from '../parts/devices/skin-worn.ts';
import { desk, officeChair, plant, tablet } from '../parts/furniture.ts';
import { bareFoot, bareFootShape } from '../parts/person/bare-foot.ts';
import { person, type Person } from '../parts/person/person.ts';
import { sitting, standing, type HandTarget } from '../parts/person/pose.ts';
import { shopShelf } from '../parts/places.ts';
import { room } from '../parts/room.ts';
import { form } from '../parts/screens.ts';
import { sweep } from '../parts/stage.ts';

type Variant = 'paper' | 'tablet' | 'belts' | 'shop' | 'sock';

/** Breathing belt round a dressed body at a height (person's coordinates), its sensor in front. */
function belt(p: Person, y: number, hex: string, lift = 0.012) {
  const middle: Vec3 = [0, y, apply(p.body.chest, [0, 0, 0])[2]];
  const f: Sdf = inflate(p.body.torso, lift);
  add(p, ribbon(girth(f, middle, 0.0026), 0.036, 0.004, [0, 1, 0], true, 200), fabric(hex));
  const s = group(null, 'sensor');
  place(s, beltSensor(), [0, 0.008, 0], [-Math.PI / 2, 0, 0]);
  stick(p, s, f, [0.015, y, 0.5], [0, 0, -1], [0, -1, 0]);
}

/** Skin conductance and respiration at work: form, belts, shop, pedal. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1),
  build(root, v) {
    if (v === 'paper' || v === 'tablet') {
      const paper = v === 'paper';
      place(root, room({ w: 6, d: 2, h: 3, left: true, wallHex: paper ? '#dfe7f8' : '#e6ebf5' }));
      place(root, plant(), [1.3, 0, -1.2]);
      place(root, desk({ w: 1.7, d: 0.8, hex: paper ? '#b9c9ee' : '#ffffff' }), [0, 0, 0.52]);
      place(root, officeChair({ arms: false }), [0, 0, -0.06]);
      const left = { curl: 0.1, thumb: 0.05, spread: 1 };
      const look = paper ? { figure: 'woman' as const, hair: 'bob' as const, topHex: '#f4f7ff', trousersHex: '#27345f', skinHex: '#f0c09c' } : { figure: 'man' as const, hair: 'short' as const, topHex: '#2f6bdf', trousersHex: '#27345f', skinHex: '#e0a67e' }; // prettier-ignore
      const p = place(root, person({ fine: true, dress: 'tee', ...look, mouth: 'calm' }, sitting({ lean: 0.26, headTurn: [0.42, -0.14, 0], left: { at: [0.215, 0.797, 0.33], fingers: [-0.1, -0.06, 1], back: [0.02, 1, 0.05], ...left, elbow: [1, -0.5, -0.4] }, right: { at: [-0.16, 0.775, 0.335], fingers: [0.45, -0.12, 0.9], back: [-0.75, 0.75, 0.25], curl: 0.55, thumb: 0.62, elbow: [-1, -0.5, -0.4] } }))); // prettier-ignore
      skinOnHand(p, 'left', left);
      const cushion = smoothUnion(0.02, box([0, 0.014, 0], [0.085, 0.014, 0.12], 0.0135), ellipsoid([0, 0.016, 0], [0.075, 0.018, 0.11])); // prettier-ignore
      add(root, surface(cushion, 0.004), fabric(paper ? '#f4f7ff' : '#b9c9f2'), [0.205, 0.737, 0.4], [0, -0.1, 0]);
      const pen = group(p, 'pen');
      pen.applyMatrix4(p.hand.right);
      add(
        pen,
        tube(
          [
            [0.03, -0.066, 0.146],
            [0.036, 0.03, -0.01],
          ],
          0.0036,
          8,
        ),
        clay(paper ? colour.brand : '#f4f7ff'),
      );
      if (paper) {
        const sheet = group(root, 'sheet', [-0.1, 0.737, 0.5], [0, 0.12, 0]);
        add(sheet, slab(0.222, 0.306, 0.0015, 0.004, 0.0004), clay('#ffffff'));
        add(sheet, panel(0.205, 0.147, 0.002), form('form-paper'), [0, 0.0018, -0.02], [-Math.PI / 2, 0, 0]);
        return;
      }
      place(root, tablet(form('form-tablet'), 0.26, 0.19), [-0.09, 0.736, 0.48], 0.1);
      belt(p, 0.93, colour.navy);
      return;
    }
    if (v === 'belts') {
      sweep(root, '#d9e3f8');
      // arms held off while the belts are fitted: the bands pass clear of the sleeves all round
      const arm = (x: number): HandTarget => ({ at: [x * 0.4, 0.95, 0.14], fingers: [x * 0.02, -1, 0.3], back: [x, 0.15, -0.2], curl: 0.3, elbow: [x, -0.1, -0.35] }); // prettier-ignore
      const p = place(root, person({ fine: true, figure: 'man', hair: 'crop', dress: 'tee', topHex: '#f4f7ff', trousersHex: '#27345f', skinHex: '#e0a67e', mouth: 'calm' }, standing({ headTurn: [0.12, 0.1, 0], left: arm(1), right: arm(-1) })), [0, 0, 0], 0.52); // prettier-ignore
      belt(p, 1.215, colour.navy, 0.0065);
      belt(p, 1.085, colour.brand, 0.0075);
      const u = group(null, 'unit');
      place(u, waistUnit(), [0, 0, 0], Math.PI);
      stick(p, u, inflate(p.body.torso, 0.02), [0.3, 0.99, 0.32], [-0.65, 0, -0.75], [0, 1, 0]);
      const on = (x: number, y: number): Vec3 => [x, y, zOn(p.body.torso, x, y) + 0.018];
      const plug = (dx: number): Vec3 => [u.position.x + dx, u.position.y + 0.034, u.position.z + 0.006 - dx * 0.8];
      add(p, tube([on(0.043, 1.075), on(0.07, 1.065), on(0.1, 1.055), plug(0)], 0.002), clay(colour.motion)); // prettier-ignore
      add(p, tube([on(0.043, 1.205), on(0.072, 1.185), on(0.1, 1.13), on(0.115, 1.085), plug(0.012)], 0.002), clay(colour.skin)); // prettier-ignore
    }
    if (v === 'shop') {
      place(root, room({ w: 8, d: 3, h: 3.2, left: true, wallHex: '#dfe7f8', floorHex: '#d3ddf1' }));
      place(root, shopShelf(2.6), [0, 0, -0.4]);
      place(root, shopShelf(2.6, undefined, 'bottles'), [2.7, 0, -0.4]);
      const left = { curl: 0.24, thumb: 0.1, spread: 1 };
      const p = place(root, person({ fine: true, figure: 'woman', hair: 'ponytail', dress: 'tee', topHex: '#ff8aa0', trousersHex: '#27345f', skinHex: '#f0c09c' }, standing({ headTurn: [-0.02, -0.3, 0], left: { at: [0.24, 1.13, 0.26], fingers: [-0.45, 0.2, 0.8], back: [0.55, 0.85, 0.3], ...left, elbow: [0.6, -0.8, -0.3] }, right: { at: [-0.24, 1.34, 0.44], fingers: [0.05, 0.25, 1], back: [-0.9, 0.3, 0], curl: 0.42, thumb: 0.3 } })), [0.05, 0, 0.42], Math.PI); // prettier-ignore
      skinOnHand(p, 'left', left);
    }
    if (v === 'sock') {
      sweep(root, '#c9d5ee', -0.9, 0.6);
      add(root, slab(1.2, 1.2, 0.02, 0.05), clay('#a9b8da'));
      const box_ = group(root, 'pedals', [-0.06, 0.02, 0], [0, 1.3, 0]);
      place(box_, pedal(0.115, 0.08), [0, 0.0165, 0.154]);
      const foot = group(box_, 'foot', [0, 0.13, 0.0], [-0.5, 0, 0]);
      const pitch = 0.2;
      foot.add(bareFoot(-1, { skinHex: '#e0a67e', sock: '#f4f7ff', height: 0.4, pitch, cell: 0.0022 }));
      const f = bareFootShape(-1, { height: 0.4, pitch }, true);
      add(foot, ribbon(girth(f, [0, 0.09, -0.012], 0.0016, 24, 0.12), 0.032, 0.0028, [0, 1, 0], true), fabric(colour.navy)); // prettier-ignore
      stick(foot, ankleUnit(), f, [-0.12, 0.09, 0.0], [1, 0, 0], [0, 1, 0]).translateY(0.0026);
      // the leads go under the hem of the sock, down to the arch
      const side = (y: number, z: number, out: number): Vec3 => { const hit = cast(f, [-0.15, y, z], [1, 0, 0]) ?? [-0.04, y, z]; return [hit[0] - out, y, z]; }; // prettier-ignore
      for (const [i, z] of [0.006, 0.02].entries()) add(foot, tube([side(0.11, z - 0.004, 0.006), side(0.124, z, 0.009), side(0.138, z + 0.012, 0.006), side(0.126, z + 0.022, 0.0035), side(0.108, z + 0.026, -0.002)], 0.0016), clay(i ? colour.brand : colour.skin)); // prettier-ignore
      // bulkhead of the footwell that the pedal hangs from
      add(box_, roundedBox(0.7, 0.62, 0.03, 0.01), clay('#7f92c4'), [0, 0.31, 0.36]);
      add(box_, roundedBox(0.07, 0.08, 0.2, 0.012), clay(colour.slate), [0, 0.37, 0.29]);
    }
  },
  shots: [
    { media: 'product/hz-d1-2.webp', variant: 'paper', camera: { from: [0.5, 1.22, 1.08], at: [0.045, 0.775, 0.36], lens: 50 } },
    { media: 'product/hz-d2-1.webp', variant: 'belts', light: daylight([0, 0.4, 0], 0.9), camera: { from: [0.1, 1.35, 1.95], at: [0.03, 1.325, 0], lens: 56 } },
    { media: 'product/hz-d2-3.webp', variant: 'shop', camera: { from: [-1.0, 1.5, 0.9], at: [0.02, 1.27, 0.18], lens: 38 } },
    { media: 'product/hz-d3-1.webp', variant: 'sock', light: daylight([0, -0.4, 0], 0.5), camera: { from: [0.12, 0.42, 0.98], at: [0.0, 0.2, 0.02], lens: 68 } },
    { media: 'module/skin-respiration-header.webp', variant: 'tablet', camera: { from: [0.5, 1.3, 1.62], at: [0.03, 0.92, 0.2], lens: 48 } },
  ], // prettier-ignore
});
