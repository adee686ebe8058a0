import { readEdf } from '@/lib/recordings/edf';

/** The header of a file with one signal, and nothing after it. */
function header({ records = '10', seconds = '1', count = '1', samples = '100', high = '1', digitalHigh = '32767' }) {
  const file = ['0', '', '', '', '', '512', 'EDF+C', records, seconds, count];
  const widths = [8, 80, 80, 8, 8, 8, 44, 8, 8, 4];
  const signal = ['ECG', '', 'mV', '-1', high, '-32768', digitalHigh, '', samples, ''];
  const signalWidths = [16, 80, 8, 8, 8, 8, 8, 80, 8, 32];
  const text = [
    file.map((part, at) => part.padEnd(widths[at])),
    signal.map((part, at) => part.padEnd(signalWidths[at])),
  ];
  return Buffer.from(text.flat().join(''), 'latin1');
}
const withData = (head: Buffer, bytes: number) => new Uint8Array(Buffer.concat([head, Buffer.alloc(bytes)]));

test('头与数据相符的读得出', () => {
  const [signal] = readEdf(withData(header({}), 10 * 100 * 2));
  expect(signal).toMatchObject({ label: 'ECG', unit: 'mV', rate: 100 });
  expect(signal.values).toHaveLength(1_000);
});

test.each([
  ['数据断在半路', header({}), 1_000],
  ['说有一亿段，要几百 GB', header({ records: '99999999', samples: '99999999' }), 2_000],
  ['说有九千个信号', header({ count: '9999' }), 2_000],
  ['样本数是负的', header({ samples: '-100' }), 2_000],
  ['样本数不是数', header({ samples: 'many' }), 2_000],
  ['时长是零', header({ seconds: '0' }), 2_000],
  ['刻度没有宽度', header({ digitalHigh: '-32768' }), 2_000],
  ['空文件', Buffer.alloc(0), 0],
])('%s：说得出，不去要内存', (_, head, bytes) => {
  expect(() => readEdf(withData(head, bytes))).toThrow('不是 EDF 文件');
});
