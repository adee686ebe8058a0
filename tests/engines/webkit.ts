import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Engine } from './engine';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Without it the window's own buttons keep it wider than a phone. */
const NARROW = '* { padding: 0; margin: 0; min-width: 0; }';
/** A key of WebDriver's that is no character. */
const ENTER = '\uE007';

/** Starts Debian's WebKit: its window on a screen that nobody sees, over WebDriver. */
export async function startWebKit(port: number): Promise<Engine> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  const { screen, display } = await startScreen();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
  });
  const root = `http://127.0.0.1:${port}/session`;
  const options = { binary: BROWSER, args: ['--automation'] };
  const { sessionId } = (await whenListening(() =>
    ask(root, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  )) as { sessionId: string };
  const tell = (command: string, body: object) => ask(`${root}/${sessionId}/${command}`, body);
  const evaluate = async (expression: string) => {
    const script = `Promise.resolve(${expression}).then((value) => arguments[0]({ value }), (error) => arguments[0]({ error: String(error) }))`;
    const { value, error } = (await tell('execute/async', { script, args: [] })) as { value?: unknown; error?: string };
    if (error) throw new Error(error);
    return value;
  };
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((key) => ({ type: key, value })));
    return tell('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  return {
    problems: async () => (await evaluate('window.problems ? window.problems.splice(0) : []')) as string[],
    open: async (url) => void (await tell('url', { url })),
    resize: async ({ width, height }) => void (await tell('window/rect', { x: 0, y: 0, width, height })),
    evaluate,
    press: async (x, y) => {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await tell('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => void (await type(text)),
    enter: async () => void (await type(ENTER)),
    close: async () => {
      await fetch(`${root}/${sessionId}`, { method: 'DELETE' });
      for (const child of [driver, screen]) await end(child);
    },
  };
}

/** A screen in memory; the server chooses a number that is free and says it. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout!, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function whenListening<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (const deadline = Date.now() + 10_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline || !(error instanceof TypeError)) throw error;
    }
  }
}

async function ask(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
