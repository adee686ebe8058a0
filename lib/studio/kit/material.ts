/**
 * Materials by name. A material's name is `kind#rrggbb` or `screen#ffffff@name`; render.py turns the kind into a
 * shader, so the same scene can be shown in a browser with plain standard materials.
 */
import { MeshStandardMaterial } from 'three';

export type MaterialKind =
  'clay' | 'matte' | 'skin' | 'fabric' | 'hair' | 'gloss' | 'metal' | 'glass' | 'glow' | 'screen';

/** Colour roles of the pictures; signals as on the site. */
export const colour = {
  ink: '#0b1533',
  deep: '#07112e',
  navy: '#1b2650',
  slate: '#27345f',
  brand: '#1f5bff',
  paper: '#ffffff',
  mist: '#eef3fc',
  cloud: '#dbe4f6',
  steel: '#c9d6f0',
  gaze: '#2f6bff',
  brain: '#8b5cf6',
  heart: '#ff5c7a',
  skin: '#ffb020',
  muscle: '#12b886',
  motion: '#18c7d4',
  leaf: '#12a878',
  wood: '#d9b48a',
  sand: '#f1e4d0',
} as const;

const made = new Map<string, MeshStandardMaterial>();
const screens = new Map<string, string>();

/** One shared material per kind and colour. */
export function material(kind: MaterialKind, hex: string, screen?: string): MeshStandardMaterial {
  const name = `${kind}${hex}${screen ? `@${screen}` : ''}`;
  let found = made.get(name);
  if (!found) {
    found = new MeshStandardMaterial({ color: hex, roughness: 0.6 });
    found.name = name;
    made.set(name, found);
  }
  return found;
}

export const clay = (hex: string) => material('clay', hex);
export const matte = (hex: string) => material('matte', hex);
export const skin = (hex: string) => material('skin', hex);
export const fabric = (hex: string) => material('fabric', hex);
export const hair = (hex: string) => material('hair', hex);
export const gloss = (hex: string) => material('gloss', hex);
export const metal = (hex: string) => material('metal', hex);
export const glow = (hex: string) => material('glow', hex);
export const glass = (hex: string) => material('glass', hex);

/** Lit screen that shows an SVG drawing; the name must be unique per drawing within a scene. */
export function screen(name: string, svg: string) {
  screens.set(name, svg);
  return material('screen', '#ffffff', name);
}

/** The SVG drawing behind a screen material's name. */
export const screenDrawing = (name: string) => screens.get(name);
