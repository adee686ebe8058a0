"""把样例数据当作两路LSL流按原速发出：没有设备也能调接收程序。"""
import csv
import sys
import time
from pathlib import Path

from pylsl import StreamInfo, StreamOutlet, local_clock

folder = Path(sys.argv[1] if len(sys.argv) > 1 else '.')


def table(file):
    with open(folder / file, encoding='utf-8', newline='') as lines:
        return list(csv.DictReader(lines))


ecg = StreamOutlet(StreamInfo('HZ-W3', 'ECG', 1, 250, 'float32', 'sample-hz-w3'))
marks = StreamOutlet(StreamInfo('HZ-T1', 'Markers', 1, 0, 'string', 'sample-hz-t1'))

queue = [(float(row['time_s']), ecg, [float(row['ecg_mV'])]) for row in table('ecg.csv')]
queue += [(float(row['time_s']), marks, [row['label']]) for row in table('events.csv')]
queue.sort(key=lambda entry: entry[0])

start = local_clock()
for moment, outlet, sample in queue:
    time.sleep(max(0, start + moment - local_clock()))
    outlet.push_sample(sample, start + moment)
print(f'{len(queue)} samples sent')
