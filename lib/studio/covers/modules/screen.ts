/** Screens of devices: a monitor or a tablet, on the light ground, with what the software shows. */
import { monitor } from '../parts/devices.ts';
import { DEEP, MIST } from '../palette.ts';
import { box, type Box, clip, rect, sheet } from '../svg.ts';

/** What a monitor's screen may fill. */
export const SCREEN: Box = box(172, 92, 1256, 636);

/** A monitor on the light ground; the parts lie on its dark screen. */
export const onMonitor = (at: number, ...parts: string[]) =>
  sheet(MIST, at, monitor(MIST, 160, 80, 1280, 660, DEEP.field), clip(SCREEN, 8, ...parts));

/** What a tablet's screen may fill. */
export const TABLET: Box = box(216, 116, 1168, 684);

/** A tablet lying flat; the parts lie on its light screen. */
export const onTablet = (at: number, ...parts: string[]) =>
  sheet(
    MIST,
    at,
    rect(box(180, 80, 1240, 756), { fill: MIST.ink, radius: 46 }),
    rect(TABLET, { fill: '#ffffff', radius: 14 }),
    ...parts,
  );
