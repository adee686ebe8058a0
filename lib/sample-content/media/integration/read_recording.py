"""读心电与事件，找R峰，比较图标亮起前后10 s的心率。只用标准库。"""
import csv
import sys
from pathlib import Path

folder = Path(sys.argv[1] if len(sys.argv) > 1 else '.')


def table(file):
    with open(folder / file, encoding='utf-8', newline='') as lines:
        return list(csv.DictReader(lines))


ecg = [(float(row['time_s']), float(row['ecg_mV'])) for row in table('ecg.csv')]
icons = [float(row['time_s']) for row in table('events.csv') if row['label'] == 'takeover_icon']

beats = []
for (_, before), (time, value), (_, after) in zip(ecg, ecg[1:], ecg[2:]):
    is_peak = value > 0.6 and before <= value > after
    if is_peak and (not beats or time - beats[-1] > 0.3):
        beats.append(time)


def rate(start, end):
    inside = [beat for beat in beats if start <= beat < end]
    return 60 * (len(inside) - 1) / (inside[-1] - inside[0])


print(f'{len(beats)} R peaks')
for icon in icons:
    print(f'icon {icon:.3f} s: {rate(icon - 10, icon):.1f} to {rate(icon, icon + 10):.1f} bpm')
