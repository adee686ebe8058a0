import { barChart, boxChart, histogram, lineChart, scatterChart } from './charts';
import { blockDiagram, floorPlan, trackChart } from './schematics';
import { escape, text } from './svg';

/** A figure as written in the text: `type` chooses the drawing, the rest are its data. */
export interface Figure {
  id: string;
  type: string;
  caption: string;
  note?: string;
  height?: number;
  title?: string;
  panels?: Figure[];
  [key: string]: unknown;
}

/** In print: 1 unit is 1 pt. */
const PRINTED_WIDTH = 480;
const PANEL = { gap: 16, head: 18 };

interface Size {
  width?: number;
  /** panels below one another */
  isStacked?: boolean;
}

type Draw = (spec: never, width: number, height: number) => string;

const drawings: Record<string, Draw> = {
  line: lineChart,
  scatter: scatterChart,
  bar: barChart,
  box: boxChart,
  histogram,
  traces: trackChart,
  timeline: trackChart,
  diagram: blockDiagram,
  plan: floorPlan,
};

/** The figure as an SVG element so many units wide. Throws with the figure's id when its data do not suffice. */
export function drawFigure(figure: Figure, { width = PRINTED_WIDTH, isStacked = false }: Size = {}): string {
  const height = figure.height ?? 165;
  const whole = isStacked ? height * (figure.panels?.length ?? 1) : height;
  try {
    const inner = figure.panels ? drawPanels(figure.panels, width, height, isStacked) : draw(figure, width, height);
    return `<svg viewBox="0 0 ${width} ${whole}" role="img" aria-label="${escape(figure.caption)}">${inner}</svg>`;
  } catch (error) {
    throw new Error(`figure "${figure.id}": ${(error as Error).message}`);
  }
}

function drawPanels(panels: Figure[], width: number, height: number, isStacked: boolean): string {
  const own = isStacked ? width : (width - PANEL.gap) / 2;
  return panels
    .map((panel, index) => {
      const letter = text(0, 9, `${'ab'[index]}　${panel.title ?? ''}`, { bold: true, fill: '#0b1533' });
      const inner = draw(panel, own, height - PANEL.head);
      const at = isStacked ? `0 ${index * height}` : `${index * (own + PANEL.gap)} 0`;
      return `<g transform="translate(${at})">${letter}<g transform="translate(0 ${PANEL.head})">${inner}</g></g>`;
    })
    .join('');
}

function draw(figure: Figure, width: number, height: number): string {
  const drawing = drawings[figure.type];
  if (!drawing) throw new Error(`unknown type "${figure.type}"`);
  return drawing(figure as never, width, height);
}
