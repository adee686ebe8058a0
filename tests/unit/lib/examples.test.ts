/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ContentFolder } from '@/lib/content-service/folder';

/*
 * The examples of /integration run against the sample files, where their interpreter is there: a machine without one
 * says so, and passes.
 */

const MEDIA = path.resolve('lib/sample-content/media');
const DATA = path.join(MEDIA, 'sample-data');
const EXAMPLES = readdirSync(path.join(MEDIA, 'integration'));
const inIntegration = (file: string) => path.join(MEDIA, 'integration', file);

const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;
const run = (command: string, parameters: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
};

/** Runs where the interpreter is; elsewhere the test is named as left out, and why. */
const where = (command: string) => {
  if (isThere(command)) return test;
  console.warn(`没有 ${command}：它的示例没有运行`);
  return test.skip;
};

const OUTPUT = /^\d+ R peaks\nicon 20\.400 s: 6\d\.\d to 7\d\.\d bpm\nicon 42\.000 s: 6\d\.\d to 7\d\.\d bpm\n$/;

where('python3')('Python 一页上写的输出是脚本真打印的', () => {
  const page = new ContentFolder('lib/sample-content').find('integration', 'python');
  const shown = /```text\n([\s\S]*?)```/.exec(String(page?.data.description))?.[1];
  expect(shown).toBe(run('python3', [inIntegration('read_recording.py'), DATA]));
});

test('每个示例都有一页用它，至多 40 行', () => {
  const used = new ContentFolder('lib/sample-content').list('integration').map(({ data }) => String(data.example));
  expect(used.map((file) => path.basename(file)).sort()).toEqual([...EXAMPLES].sort());
  for (const file of EXAMPLES) {
    const lines = readFileSync(inIntegration(file), 'utf8').trimEnd().split('\n');
    expect([file, lines.length <= 40]).toEqual([file, true]);
    expect([file, lines.filter((line) => line.length > 110)]).toEqual([file, []]);
  }
});

where('python3')('Python：读心电与事件，心率接管以后升高', () => {
  expect(run('python3', [inIntegration('read_recording.py'), DATA])).toMatch(OUTPUT);
});

where('Rscript')('R 打印的与 Python 一样', () => {
  expect(run('Rscript', ['--vanilla', inIntegration('read_recording.R'), DATA])).toMatch(OUTPUT);
});

where('octave')('Octave 打印的与 Python 一样', () => {
  const stdout = run('octave', ['--no-gui', '--norc', inIntegration('read_recording.m')], { SAMPLE_FOLDER: DATA });
  expect(stdout).toMatch(OUTPUT);
});

where('python3')('LSL：按时刻的先后发出全部样本与事件', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pylsl-'));
  // stands for the library: a receiver comes at the second asking, and a clock far ahead waits for no sample
  writeFileSync(
    path.join(folder, 'pylsl.py'),
    `class StreamInfo:
    def __init__(self, name, *rest): self.name = name
class StreamOutlet:
    last = 0
    def __init__(self, info):
        self.name = info.name
        self.asked = 0
    def have_consumers(self):
        self.asked += 1
        return self.asked > 1
    def push_sample(self, sample, stamp):
        assert self.asked > 1, 'nobody receives it'
        assert stamp >= StreamOutlet.last
        StreamOutlet.last = stamp
        if self.name == 'HZ-T1': print(sample[0])
clock = [0]
def local_clock():
    clock[0] += 1000
    return clock[0]
`,
  );
  const stdout = run('python3', [inIntegration('lsl_replay.py'), DATA], {
    PYTHONPATH: folder,
    PYTHONDONTWRITEBYTECODE: '1',
  });
  expect(stdout).toMatch(/^recording_start\ntakeover_voice\ntakeover_icon\n/);
  expect(stdout).toMatch(/\n15010 samples sent\n$/);
});

where('python3')('PsychoPy 的示例写得合语法', () => {
  const check = 'import ast, sys; ast.parse(open(sys.argv[1], encoding="utf-8").read())';
  run('python3', ['-c', check, inIntegration('psychopy_trigger.py')]);
});

where('python3')('重画案例图的脚本：百分位与案例图下的表一致，写出三条曲线', () => {
  const chart = JSON.parse(readFileSync(path.join(MEDIA, 'chart/takeover-400ms.json'), 'utf8')) as {
    table: { rows: string[][] };
  };
  const svg = path.join(mkdtempSync(path.join(os.tmpdir(), 'figure-')), 'takeover.svg');
  const stdout = run('python3', [path.join(DATA, 'reproduce_takeover.py'), DATA, svg]);
  const rows = stdout
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(1).map(Number));
  rows.forEach((row, index) =>
    row.forEach((value, at) =>
      expect(Math.abs(value - Number(chart.table.rows[index][at + 1]))).toBeLessThanOrEqual(0.011),
    ),
  );
  expect(readFileSync(svg, 'utf8').match(/<polyline/g)).toHaveLength(3);
});
