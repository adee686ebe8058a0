/** How loud: half of what the device would give. */
const LOUDNESS = 0.3;
/** A tone that begins or ends at once clicks. */
const RAMP_S = 0.005;

/** Sounds short tones; it is made in a press, or browsers keep it silent. */
export class Tones {
  private readonly context = new AudioContext();

  play(hertz: number, ms: number): void {
    const { context } = this;
    const begin = context.currentTime;
    const end = begin + ms / 1000;
    const tone = new OscillatorNode(context, { frequency: hertz });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + RAMP_S);
    loudness.gain.setValueAtTime(LOUDNESS, end - RAMP_S);
    loudness.gain.linearRampToValueAtTime(0, end);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(end);
  }

  resume(): Promise<void> {
    return this.context.resume();
  }

  /** ms between the command and the sound, as the browser sees it; null where it does not say */
  get latency(): number | null {
    const { baseLatency, outputLatency } = this.context as Partial<AudioContext>;
    const seconds = (baseLatency ?? 0) + (outputLatency ?? 0);
    return seconds > 0 ? seconds * 1000 : null;
  }

  close(): void {
    void this.context.close();
  }
}

/** Whether this browser can sound tones. */
export const hasTones = (): boolean => typeof AudioContext === 'function';
