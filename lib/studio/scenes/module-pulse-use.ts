import { Vector3 } from 'three';
import { daylight } from '../kit/light.ts';
import { clay, colour, fabric } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { apply, cast, frame, inflate, moved, transform, torus, type Vec3 } from '../kit/sdf.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { openShirtEcg, zOn } from '../parts/devices/chest-worn.ts';
import { girth, ribbon, stick } from '../parts/devices/fixing.ts';
import { ecgUnit } from '../parts/devices/pulse.ts';
import { ankleUnit, archElectrode } from '../parts/devices/skin.ts';
import { hardHat, vrHeadset } from '../parts/devices/wearables.ts';
import { desk, officeChair, plant, stool, tablet } from '../parts/furniture.ts';
import { latticeTower, skyline } from '../parts/outdoors.ts';
import { bareFoot, bareFootShape } from '../parts/person/bare-foot.ts';
import { person } from '../parts/person/person.ts';
import { sitting, standing } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { recording } from '../parts/screens.ts';

type Variant = 'tower' | 'fitting' | 'gloves';

const SUN = daylight([0, 0.4, 0], 1.2, 'left', { exposure: 0.34, world: { low: [0.75, 0.78, 0.8], mid: [0.95, 0.98, 1], top: [0.55, 0.72, 1], strength: 0.55 } }); // prettier-ignore

/** Chest ECG on a tower and while it is put on; foot electrodes with free hands. */
export default defineScene<Variant>({
  light: SUN,
  build(root, v) {
    if (v === 'tower') {
      skyline(root, 18, { low: -7 });
      place(root, latticeTower(2.4, 1.0, 9), [-1.15, -4, -0.9], 0.5);
      const p = place(root, person({ fine: true, figure: 'man', hair: 'crop', dress: 'shirt', topHex: '#3f5fae', trousersHex: '#27345f', shoeHex: '#3a2a22', skinHex: '#d9a074', mouth: 'calm' }, standing({ hips: [0, 0.86, -0.1], lean: -0.2, headTurn: [-0.1, -0.45, 0], left: { at: [0.225, 1.03, 0.2], fingers: [-0.75, 0.2, 0.6], back: [0.6, 0.2, 0.75], curl: 0.8, thumb: 0.6, elbow: [1, -0.6, -0.1] }, right: { at: [-0.36, 1.5, 0.34], fingers: [-0.75, 0.2, 0.6], back: [-0.55, 0.1, -0.8], curl: 0.8, thumb: 0.6, elbow: [-1, -0.5, 0] }, leftFoot: { at: [0.13, 0.3, 0.32] }, rightFoot: { at: [-0.12, 0.085, 0.26] } })), [0.1, 0.05, 0.1], -0.62); // prettier-ignore
      p.head.add(hardHat({ hex: '#ffffff' }));
      const chest = group(p, 'harness');
      chest.applyMatrix4(p.body.chest);
      const body = moved(inflate(p.body.torso, 0.009), p.body.chest.clone().invert());
      for (const s of [-1, 1]) {
        const line = [[0.1, -0.1], [0.088, 0.02], [0.08, 0.12], [0.085, 0.2], [0.095, 0.262]].map(([x, y]): Vec3 => { const z = zOn(body, s * x, y); return [s * x, y, z + 0.002]; }); // prettier-ignore
        add(chest, tube([...line, [s * 0.1, 0.315, -0.015], [s * 0.09, 0.25, -0.1]], 0.012), fabric('#ff5c3f'));
      }
      const across: Vec3[] = [-0.082, -0.05, -0.03].map((x) => [x, 0.1, zOn(body, x, 0.1) + 0.003]);
      add(chest, tube([...across, ...across.map(([x, y, z]): Vec3 => [-x, y, z]).reverse()], 0.011), fabric('#ff5c3f')); // prettier-ignore
      const unit = stick(chest, ecgUnit(), body, [0, 0.1, 0.3], [0, 0, -1], [0, -1, 0]);
      unit.translateY(0.012);
      for (const s of [-1, 1]) add(chest, tube([[s * 0.012, 0.122, unit.position.z + 0.006], [s * 0.016, 0.16, unit.position.z + 0.004], [s * 0.03, 0.215, zOn(body, s * 0.03, 0.215) + 0.004], [s * 0.034, 0.26, zOn(body, s * 0.034, 0.26) - 0.004]], 0.0018), clay(colour.ink)); // prettier-ignore
      const pelvis = group(p, 'belt');
      pelvis.applyMatrix4(p.body.pelvis);
      add(pelvis, surface((x, y, z) => Math.max(Math.abs(Math.hypot(x / 0.168, (z + 0.005) / 0.138) - 1) * 0.15 - 0.008, Math.abs(y - 0.07) - 0.03), 0.006), fabric('#ff5c3f')); // prettier-ignore
      add(pelvis, surface(moved(torus([0, 0, 0], 0.024, 0.005), transform([0, 0.07, 0.158], [Math.PI / 2, 0, 0])), 0.003), clay('#c3cad8')); // prettier-ignore
      add(p, tube([[0, 0.94, 0.07], [0.1, 1.0, 0.2], [0.175, 1.12, 0.28], [0.33, 1.5, 0.3], [0.42, 3.2, 0.36]], 0.011), fabric('#ffd166')); // prettier-ignore
      for (const x of [-0.365, -0.74])
        add(
          p,
          tube(
            [
              [x, -2, 0.43],
              [x, 4, 0.43],
            ],
            0.022,
            4,
          ),
          clay('#c3cde4'),
        );
      for (let i = 0; i < 12; i++) add(p, tube([[-0.365, -0.6 + i * 0.28, 0.43], [-0.74, -0.6 + i * 0.28, 0.43]], 0.013, 4), clay('#c3cde4')); // prettier-ignore
      return;
    }
    if (v === 'fitting') {
      place(root, room({ w: 6, d: 2, h: 3, left: true, wallHex: '#dfe7f8' }));
      place(root, plant(), [-1.5, 0, -1.3]);
      place(root, officeChair({ arms: false }), [0, 0, -0.02], 0.35);
      const p = place(root, person({ fine: true, figure: 'man', hair: 'short', dress: 'suit', open: true, topHex: '#8fb0ff', accentHex: '#e3ab83', trousersHex: '#27345f', skinHex: '#e3ab83', mouth: 'calm' }, sitting({ lean: -0.06, headTurn: [0.1, 0.35, 0] })), [0, 0, 0], 0.35); // prettier-ignore
      openShirtEcg(p);
      p.updateMatrixWorld(true);
      const spot = p.localToWorld(new Vector3(...apply(p.body.chest, [0.04, 0.206, 0.145])));
      const [from, turn] = [new Vector3(0.62, 0, 0.26), -1.9];
      const hand: { fingers: Vec3; back: Vec3 } = { fingers: [0.35, -0.05, 0.95], back: [-0.35, 0.85, 0.2] };
      const wrist = spot.sub(from).applyAxisAngle(new Vector3(0, 1, 0), -turn).sub(new Vector3(...apply(frame([0, 0, 0], hand.fingers, hand.back), [0.02, -0.035, 0.145]))); // prettier-ignore
      place(root, person({ fine: true, figure: 'woman', hair: 'bun', dress: 'shirt', topHex: '#f4f7ff', trousersHex: '#27345f', skinHex: '#f0c09c', spectacles: true }, standing({ hips: [0, 0.88, -0.1], lean: 0.34, headTurn: [0.38, 0.05, 0], right: { at: wrist.toArray(), ...hand, curl: 0.38, thumb: 0.45, elbow: [-1, -0.8, -0.2] }, left: { at: [0.2, 1.0, 0.3], fingers: [-0.4, 0, 0.8], back: [0.5, 0.8, 0], curl: 0.4 } })), from.setX(from.x - 0.035).toArray(), turn); // prettier-ignore
      place(root, desk({ w: 0.9, d: 0.5, top: 0.72 }), [-0.72, 0, 0.12], 0.35);
      const stand = group(root, 'stand', [-0.6, 0.72, 0.22], [0, 0.3, 0]);
      place(
        stand,
        tablet(recording('fitting-ecg', ['heart', 'heart', 'heart']), 0.3, 0.2),
        [0, 0.105, 0],
        [1.15, 0, 0],
      );
      add(stand, roundedBox(0.2, 0.02, 0.12, 0.008), clay(colour.slate), [0, 0.012, -0.04]);
      return;
    }
    place(root, room({ w: 7, d: 2.4, h: 3, left: true, wallHex: '#d8e2f7', floorHex: '#cbd7f0' }));
    place(root, stool({ height: 0.47, hex: '#f4f7ff' }), [0, 0, -0.05], 0.5);
    const toes: Vec3 = [-0.2, -0.12, 1];
    const skinHex = '#eebb96';
    const look = { figure: 'woman' as const, hair: 'ponytail' as const, dress: 'tee' as const, topHex: '#ffffff', trousersHex: '#3f5fae', trousers: 0.72, feet: 'bare' as const, skinHex, gloveHex: '#16203f', mouth: 'calm' as const }; // prettier-ignore
    const p = place(root, person(look, sitting({ lean: 0.62, headTurn: [0.3, 0.05, 0], left: { at: [0.2, 0.62, 0.56], fingers: [-0.5, -0.35, 1], back: [0.6, 0.7, 0.2], curl: 0.5, thumb: 0.3, elbow: [1, 0.3, -0.4] }, right: { at: [-0.26, 0.63, 0.52], fingers: [0.5, -0.3, 1], back: [-0.7, 0.6, 0.2], curl: 0.55, thumb: 0.3, elbow: [-1, 0.3, -0.4] }, rightFoot: { at: [-0.12, 0.19, 0.52], toes }, leftFoot: { at: [0.2, 0.085, 0.24] } })), [0, 0, 0], 0.5); // prettier-ignore
    p.head.add(vrHeadset());
    place(p, stool({ height: 0.1, hex: '#c9d6f0' }), [-0.14, 0, 0.58]);
    const m = frame(p.body.legs[1].end, toes, [0, 1, 0]);
    // seen from so near, the foot needs a finer mesh and a shank that goes on without a step
    const coarse = p.children.findLastIndex((c) => c.name === 'foot');
    p.remove(...p.children.slice(coarse - 1, coarse + 1));
    const shank = m.clone().invert();
    const pitch = apply(shank.setPosition(0, 0, 0), p.body.legs[1].middle.map((c, i) => c - p.body.legs[1].end[i]) as Vec3);
    const g = group(p, 'foot-sensors');
    g.applyMatrix4(m);
    g.add(bareFoot(-1, { skinHex, height: 0.2, pitch, cell: 0.0018 }));
    const f = bareFootShape(-1, { height: 0.2, pitch });
    for (const [i, z] of [0.022, 0.064].entries()) stick(g, archElectrode(i ? colour.brand : colour.skin), f, [0.12, -0.045, z], [-1, -0.16, 0], [0, 0.2, 1]); // prettier-ignore
    const middle = new Vector3(...pitch).normalize().multiplyScalar(0.085).toArray();
    const [mx, my, mz] = middle;
    add(g, ribbon(girth(f, middle, 0.0018, 24, 0.12), 0.03, 0.0028, pitch, true), fabric(colour.navy));
    const unit = stick(g, ankleUnit(), f, [mx - 0.12, my, mz + 0.012], [1, 0, 0], pitch);
    unit.translateY(0.0028);
    const [ux, uy, uz] = unit.position.toArray();
    // leads run from the unit over the instep and down to the arch, on the skin all the way
    for (const i of [0, 1]) {
      const over = (a: number): Vec3 => {
        const d: Vec3 = [Math.sin(a), Math.cos(a), 0];
        const z = 0.034 + i * 0.014 + Math.min(0, a) * 0.012;
        const hit = cast(f, [d[0] * 0.16, d[1] * 0.16 - 0.035, z], [-d[0], -d[1], 0]) ?? [0, 0, z];
        return [hit[0] + d[0] * 0.0022, hit[1] + d[1] * 0.0022, z];
      };
      add(g, tube([[ux - 0.006, uy - 0.026, uz - 0.004 + i * 0.01], ...[-1.25, -0.95, -0.65, -0.35, -0.05, 0.25, 0.55, 0.85, 1.15, 1.45].map(over)], 0.0016, 120), clay(i ? colour.brand : colour.skin)); // prettier-ignore
    }
  },
  shots: [
    { media: 'module/wearable-physiology-header.webp', variant: 'tower', camera: { from: [-0.42, 1.46, 1.75], at: [-0.02, 1.34, 0.1], lens: 48 } },
    { media: 'module/wearable-physiology-introduction.webp', variant: 'fitting', light: daylight([0, 0.1, 0], 1), camera: { from: [-0.3, 1.45, 1.85], at: [0.1, 1.13, 0.12], lens: 44 } },
    { media: 'product/hz-d3-2.webp', variant: 'gloves', light: daylight([0, 0.1, 0], 1), camera: { from: [-0.4, 0.5, 1.5], at: [0.2, 0.345, 0.44], lens: 39 } },
  ], // prettier-ignore
});
