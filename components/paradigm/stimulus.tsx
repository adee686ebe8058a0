import type { Ring, Side, Stimulus as Shown } from '@/lib/paradigms/task';
import styles from './stimulus.module.css';

/** The field that everything is drawn in. */
const WIDTH = 400;
const HEIGHT = 300;
const RING_RADIUS = 13;
const TURN: Record<Ring['gap'], number> = { right: 0, down: 90, left: 180, up: 270 };
const PLACE: Record<Side, number> = { left: 100, right: 300 };

interface StimulusProps {
  stimulus: Shown | null;
  /** a drawing of it on the page: a tone, too, is to be seen */
  isStill?: boolean;
}

/** What a participant sees, on a dark field; whoever cannot see it is told elsewhere what the task is. */
export function Stimulus({ stimulus, isStill = false }: StimulusProps) {
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {stimulus && <Drawn stimulus={stimulus} isStill={isStill} />}
    </svg>
  );
}

function Drawn({ stimulus, isStill }: { stimulus: Shown; isStill: boolean }) {
  switch (stimulus.kind) {
    case 'sign':
      return <Sign text={stimulus.text} />;
    case 'word':
      return <Sign text={stimulus.text} ink={stimulus.ink} />;
    case 'rings':
      return stimulus.rings.map(({ x, y, gap }) => (
        <path
          key={`${x} ${y}`}
          className={styles.ring}
          transform={`translate(${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}) rotate(${TURN[gap]})`}
          d={`M${RING_RADIUS * 0.9} ${-RING_RADIUS * 0.44}A${RING_RADIUS} ${RING_RADIUS} 0 1 0 ${RING_RADIUS * 0.9} ${RING_RADIUS * 0.44}`}
        />
      ));
    case 'faces':
      return (
        <>
          <Face x={PLACE.left} isAngry={stimulus.angry === 'left'} />
          <Face x={PLACE.right} isAngry={stimulus.angry === 'right'} />
        </>
      );
    case 'dot':
      return <circle className={styles.solid} cx={PLACE[stimulus.side]} cy={HEIGHT / 2} r="9" />;
    case 'tone':
      return isStill ? <Wave hertz={stimulus.hertz} /> : <Cross />;
    case 'road':
      return <Road hertz={stimulus.hertz} />;
    default:
      return <Cross />;
  }
}

function Sign({ text, ink }: { text: string; ink?: string }) {
  return (
    <text className={styles.sign} fontSize="96" x={WIDTH / 2} y={HEIGHT / 2} data-ink={ink}>
      {text}
    </text>
  );
}

function Cross() {
  return <path className={styles.line} d={`M${WIDTH / 2 - 14} ${HEIGHT / 2}h28m-14-14v28`} />;
}

/** A face of a few lines: brows and mouth are the expression. */
function Face({ x, isAngry }: { x: number; isAngry: boolean }) {
  return (
    <g className={styles.line} transform={`translate(${x} ${HEIGHT / 2})`}>
      <ellipse rx="58" ry="74" />
      <path d={isAngry ? 'M-34-32l26 14M34-32l-26 14' : 'M-34-26h24M34-26h-24'} />
      <path d={isAngry ? 'M-24 40q24-22 48 0' : 'M-22 34h44'} />
      <circle className={styles.solid} cx="-22" cy="-6" r="4" />
      <circle className={styles.solid} cx="22" cy="-6" r="4" />
    </g>
  );
}

/** The road ahead to its horizon, and above it the tone that comes meanwhile. */
function Road({ hertz }: { hertz: number }) {
  return (
    <>
      <g transform={`translate(0 ${-HEIGHT * 0.24})`}>
        <Wave hertz={hertz} />
      </g>
      <path className={styles.line} d="M40 160h320M176 160L70 282M224 160l106 122" />
      <path className={styles.line} d="M200 176v14m0 16v22m0 18v32" />
    </>
  );
}

/** So many waves as the tone is high. */
function Wave({ hertz }: { hertz: number }) {
  const waves = Math.max(2, Math.round(hertz / 250));
  const length = 240 / waves;
  const one = `q${length / 4}-60 ${length / 2} 0t${length / 2} 0`;
  return <path className={styles.line} d={`M80 ${HEIGHT / 2}${one.repeat(waves)}`} />;
}
