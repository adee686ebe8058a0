declare module 'edfjs' {
  export class EDF {
    readonly type: string;
    readonly duration: number;
    readonly num_channels: number;
    readonly annotations: unknown;
    readonly channel_by_label: Record<string, { physical_dimension: string }>;
    read_buffer(buffer: ArrayBuffer): void;
    get_physical_samples(from: number, seconds: null, labels: string[]): Promise<Record<string, ArrayLike<number>>>;
  }
}
