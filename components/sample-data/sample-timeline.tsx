import { LANE_COLUMNS, type SampleData } from '@/lib/content/sample-data';
import { RecordingTimeline } from './recording-timeline.client';

/** The recording as it is drawn; nothing where its file cannot be read. */
export function SampleTimeline({ data: { src, duration, lanes, events } }: { data: SampleData }) {
  const drawn = lanes.filter(({ path }) => path);
  if (drawn.length === 0) return null;
  return (
    <RecordingTimeline
      src={src}
      duration={duration}
      columns={LANE_COLUMNS}
      lanes={drawn.map(({ channel, name, unit, signal, range, path }) => ({
        channel,
        name,
        unit,
        signal,
        range,
        path,
      }))}
      events={events.flatMap(({ time, name }) => (time === null ? [] : [{ time, name }]))}
    />
  );
}
