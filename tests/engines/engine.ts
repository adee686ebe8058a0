export interface Viewport {
  width: number;
  height: number;
}

/** A page may take so long on a machine that stalls; each engine's own limit is shorter. */
export const OPEN_MS = 90_000;

/** What every browser can be told, whatever protocol it speaks. */
export interface Engine {
  /** errors that the console has shown since they were last asked for */
  problems: () => Promise<string[]>;
  /** opens an address; resolves when the page and all it names have loaded */
  open: (address: string) => Promise<void>;
  resize: (viewport: Viewport) => Promise<void>;
  /** @param expression evaluated in the page; its value is sent as JSON */
  evaluate: (expression: string) => Promise<unknown>;
  /** a tap where the window is a phone's and the engine has touch, else a click */
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  enter: () => Promise<void>;
  close: () => Promise<void>;
}
