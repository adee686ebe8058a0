import { englishParameters, englishValue } from '@/lib/content/english-parameters';

const row = (name: string, value: string) => ({ name, value, unit: '' });

test.each([
  ['60 Hz', '60 Hz'],
  ['未测', 'not measured'],
  ['水平75°，垂直50°', '75° horizontal, 50° vertical'],
  ['每眼1台，320 × 240像素', '1 per eye, 320 × 240 pixels'],
  ['1,280 × 720像素，30帧/s，视野82° × 52°', '1,280 × 720 pixels, 30 frames/s, field of view 82° × 52°'],
  ['−6.00到+3.00 D，磁吸', '−6.00 to +3.00 D, magnetic'],
  [
    '不超过1个样本（8.3 ms），TTL，已扣除固定延迟',
    'within one sample (8.3 ms), TTL, after a fixed delay is subtracted',
  ],
  ['最大0.4 ms（2台，60 min），保证0.4 ms', 'at most 0.4 ms (2 units, 60 min), guaranteed: 0.4 ms'],
  ['蓝牙5.0、TTL', 'Bluetooth 5.0, TTL'],
  [
    '不超过1个样本（8.3 ms），已扣除固定延迟14.6 ms（一副实测，逐台另量）',
    'within one sample (8.3 ms), after a fixed delay of 14.6 ms (one set; measured for each unit) is subtracted',
  ],
  ['0.08°（RMS，65 cm处0.9 mm）', '0.08° (RMS, 0.9 mm at 65 cm)'],
  ['0.6°（标定距离处）', '0.6° (at the calibration distance)'],
  ['0.6°（65 cm处）', '0.6° (at 65 cm)'],
  ['5点或9点，附4点验证', '5 or 9 points, verified on 4 other points'],
  ['转动中位18 ms（IQR 2），保证22 ms；平移未测', ''],
  [
    '转动中位18 ms（IQR 2），保证22 ms；平移中位29 ms（IQR 5），保证35 ms',
    'rotation: median 18 ms (IQR 2), guaranteed: 22 ms; translation: median 29 ms (IQR 5), guaranteed: 35 ms',
  ],
])('%s 写成 %s', (chinese, english) => expect(englishValue(chinese).replaceAll('\u00A0', ' ')).toBe(english));

test('说不全的一行不出现，名字不认识的也不', () => {
  const rows = [
    row('采样率', '60 Hz'),
    row('采样率', '60 Hz，另有说明'),
    row('没有的行', '60 Hz'),
    row('constructor', '60 Hz'),
    row('采样率', ''),
  ];
  expect(englishParameters(rows)).toEqual([{ name: 'Sampling rate', value: '60\u00A0Hz', unit: '' }]);
});
