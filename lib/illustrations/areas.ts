import fieldResearch from './areas/field-research.json';
import laboratory from './areas/laboratory.json';
import road from './areas/road.json';
import solution from './areas/solution.json';
import type { SceneName } from './hotspots';

const AREAS: Record<SceneName, Record<string, string>> = {
  solution: solution.areas,
  'field-research': fieldResearch.areas,
  road: road.areas,
  laboratory: laboratory.areas,
};

/** The outline of an area as an SVG path of straight lines. @throws Error for an area that the scene does not have */
export function areaPath(scene: SceneName, id: string): string {
  const path = AREAS[scene][id];
  if (!path) throw new Error(`插图 ${scene} 没有热区 ${id}`);
  return path;
}
