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
