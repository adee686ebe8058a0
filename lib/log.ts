import { format } from 'node:util';
import pino from 'pino';
import { currentRequest } from './http/named-requests';
import { RepeatedLines } from './repeated-lines';

/** What a visitor may have typed is in no log, no matter who writes it. */
const PERSONAL: [pattern: RegExp, instead: string][] = [
  [/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '‹邮箱›'],
  [/(?<![\w.-])(\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?![\w-])/g, '‹电话›'],
  [/(?<![\w.-])0\d{2,3}-\d{7,8}(?![\w-])/g, '‹电话›'],
  [/(\/[\w./%-]*)\?[^\s'"）)]+/g, '$1?…'],
];
const LONGEST = 4_000;

/** A line without what is personal, and no longer than a line should be. */
export function impersonal(text: string): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return PERSONAL.reduce((line, [pattern, instead]) => line.replace(pattern, instead), shown);
}

/** What one call of the console says: its area (`[content] …`), its words, the stack of its error. */
export function readLine(parts: readonly unknown[]): { area?: string; msg: string; stack?: string; digest?: string } {
  const error = parts.find((part) => part instanceof Error);
  const words = format(...parts.map((part) => (part instanceof Error ? part.message : part)));
  // colours of the terminal are no part of a line
  const text = words.replace(/\u001b\[[0-9;]*m/g, '').trim();
  const [, area, rest] = /^\[([a-z-]+)\]\s*([^]*)$/.exec(text) ?? [];
  const { digest } = (error ?? {}) as { digest?: unknown };
  return {
    ...(area ? { area } : {}),
    msg: impersonal(area ? rest : text),
    ...(error?.stack ? { stack: impersonal(error.stack) } : {}),
    ...(typeof digest === 'string' ? { digest } : {}),
  };
}

const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const;

/**
 * From now on every line that anything in this process writes to the console is
 * one JSON object, with the name of the request it belongs to and nothing personal.
 * A fault is written once a minute, with how many like it were left out before (`repeated`).
 */
export function structureLog(destination?: pino.DestinationStream): void {
  const options = { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: levelName } };
  const logger = destination ? pino(options, destination) : pino(options);
  const faults = new RepeatedLines();
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, 'info'][]) {
    console[method] = (...parts: unknown[]) => {
      const { msg, ...line } = readLine(parts);
      const request = currentRequest()?.id;
      if (!msg && !line.stack) return;
      const isFault = method === 'error' || method === 'warn';
      const repeated = isFault ? faults.admit(line.area ?? '', msg || line.stack!) : 0;
      if (repeated === null) return;
      logger[level]({ ...line, ...(request ? { request } : {}), ...(repeated ? { repeated } : {}) }, msg);
    };
  }
}

const levelName = (level: string) => ({ level });
