import type { BrotliOptions } from 'node:zlib';

export function compressBrotli(body: Buffer, quality?: number): Buffer;
export function brotliOptions(body: Buffer, quality: number): BrotliOptions;
export function keepCompressed(serverDirectory: string, html: string): void;
export function compressedByBuild(serverDirectory: string, body: Buffer): Buffer | null;
