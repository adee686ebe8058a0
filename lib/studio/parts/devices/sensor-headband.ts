/** Elastic band round the head that carries an inertial sensor; it follows the scalp, so it lies on hair or skin. Head coordinates. */
import type { Group } from 'three';
import { colour, fabric } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { inflate, shell, smoothCommon } from '../../kit/sdf.ts';
import { surface } from '../../kit/surface.ts';
import { pod } from '../laboratory.ts';
import { REGION, scalp, spotAt, mounted } from './scalp.ts';

/** @param azimuth where the sensor sits: 0 forehead, 90 left ear @param lift 0.0052 over cropped hair, 0.0125 over fuller hair */
export function sensorHeadband({ hex = '#16203f', azimuth = 0, lift = 0.0052 } = {}): Group {
  const g = group(null, 'sensor-headband');
  const band = () =>
    surface(
      smoothCommon(0.002, shell(inflate(scalp(lift), 0.002), 0.003), (_x, y, z) => Math.abs(y - 0.066 - z * 0.12) - 0.013), // prettier-ignore
      0.0026,
      REGION,
    );
  add(g, once(`sensor-headband${lift}`, band), fabric(hex));
  const at = mounted(g, spotAt(Math.abs(azimuth) > 120 ? 74 : 66, azimuth, lift), 0.008);
  const sensor = pod(colour.motion, 0.036, 0.036);
  sensor.rotation.x = -Math.PI / 2;
  at.add(sensor);
  return g;
}
