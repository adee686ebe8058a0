"""由first-looks.csv算出案例“提前400毫秒”图里的五个百分位，并画出三条密度曲线。只用标准库。"""
import csv
import math
import sys
from pathlib import Path

folder = Path(sys.argv[1] if len(sys.argv) > 1 else '.')
PROMPTS = {'visual': '#8ea3dd', 'voice': '#5b8cff', 'voice_seat': '#18c7d4'}
PERCENTS = [10, 25, 50, 75, 90]

with open(folder / 'first-looks.csv', encoding='utf-8', newline='') as lines:
    rows = list(csv.DictReader(lines))


def percentile(values, percent):
    """Hazen：第i个值是第(i - 0.5)/n分位，其间按直线取。"""
    place = len(values) * percent / 100 - 0.5
    below = min(max(math.floor(place), 0), len(values) - 2)
    return values[below] + (place - below) * (values[below + 1] - values[below])


def density(values, second):
    """对数正态：由对数的均值与标准差得来。"""
    logs = [math.log(value) for value in values]
    mean = sum(logs) / len(logs)
    sd = math.sqrt(sum((log - mean) ** 2 for log in logs) / (len(logs) - 1))
    return math.exp(-((math.log(second) - mean) / sd) ** 2 / 2) / (second * sd * math.sqrt(2 * math.pi))


curves = []
print('prompt,' + ','.join(f'P{percent}' for percent in PERCENTS))
for prompt, colour in PROMPTS.items():
    values = sorted(float(row['first_look_s']) for row in rows if row['prompt'] == prompt)
    print(prompt + ',' + ','.join(f'{percentile(values, percent):.2f}' for percent in PERCENTS))
    points = [(second / 50, density(values, second / 50)) for second in range(1, 151)]
    path = ' '.join(f'{200 * x:.0f},{220 - 160 * y:.1f}' for x, y in points)
    curves.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')

target = Path(sys.argv[2] if len(sys.argv) > 2 else 'takeover.svg')
svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 230">{"".join(curves)}</svg>\n'
target.write_text(svg, encoding='utf-8')
