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

const WIDTH = 480;
const PANEL = { width: 232, gap: 16, head: 18 };

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

/** The figure as an SVG element 480 units wide. Throws with the figure's id when its data do not suffice. */
export function drawFigure(figure: Figure): string {
  const height = figure.height ?? 165;
  try {
    const inner = figure.type === 'panels' ? drawPanels(figure, height) : draw(figure, WIDTH, height);
    return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(figure.caption)}">${inner}</svg>`;
  } catch (error) {
    throw new Error(`figure "${figure.id}": ${(error as Error).message}`);
  }
}

function drawPanels(figure: Figure, height: number): string {
  return (figure.panels ?? [])
    .map((panel, index) => {
      const letter = text(0, 9, `${'ab'[index]}　${panel.title ?? ''}`, { bold: true, fill: '#0b1533' });
      const inner = draw(panel, PANEL.width, height - PANEL.head);
      return (
        `<g transform="translate(${index * (PANEL.width + PANEL.gap)} 0)">${letter}<g transform="translate(0 ${PANEL.head}` +
        `)">${inner}</g></g>`
      );
    })
    .join('');
}

function draw(figure: Figure, width: number, height: number): string {
  const drawing = drawings[figure.type];
  if (!drawing) throw new Error(`unknown type "${figure.type}"`);
  return drawing(figure as never, width, height);
}
