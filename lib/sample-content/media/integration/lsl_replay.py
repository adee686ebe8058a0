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

# 先推的样本不会留给后来的接收端：两路都有人收了才开始
while not (ecg.have_consumers() and marks.have_consumers()):
    time.sleep(0.1)

start = local_clock()
for moment, outlet, sample in queue:
    time.sleep(max(0, start + moment - local_clock()))
    outlet.push_sample(sample, start + moment)
time.sleep(1)  # 最后一块送到了再退出
print(f'{len(queue)} samples sent')
