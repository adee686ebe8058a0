import type { NamedValue } from './types';
import { typeset } from '../text';

/** What the rows of a specification are called. A row that is not here is not in the English site. */
export const PARAMETER_NAMES: Readonly<Record<string, string>> = {
  采样率: 'Sampling rate',
  帧率: 'Frame rate',
  精度: 'Accuracy',
  精密度: 'Precision',
  分辨率: 'Resolution',
  通道数: 'Channels',
  带宽: 'Bandwidth',
  输入噪声: 'Input noise',
  输入阻抗: 'Input impedance',
  输入量程: 'Input range',
  共模抑制比: 'Common-mode rejection',
  量程: 'Range',
  加速度: 'Acceleration',
  追踪范围: 'Tracking range',
  眼部相机: 'Eye cameras',
  场景相机: 'Scene camera',
  瞳孔直径: 'Pupil diameter',
  扫视峰速: 'Peak saccade velocity',
  标定: 'Calibration',
  屈光片: 'Corrective lenses',
  工作距离: 'Working distance',
  头动范围: 'Head movement',
  重量: 'Weight',
  节点重量: 'Weight of one sensor unit',
  节点尺寸: 'Size of one sensor unit',
  单元重量: 'Weight of one unit',
  续航: 'Battery life',
  本机存储: 'On-board storage',
  接口: 'Interfaces',
  无线距离: 'Wireless range',
  丢包: 'Packet loss',
  时钟时差: 'Clock offset',
  整链时差: 'End-to-end offset',
  操作系统: 'Operating system',
  工作温度与防护: 'Temperature, protection',
  工作温度: 'Temperature',
  帽围: 'Head circumference',
  准备时间: 'Time to prepare',
  电极间距: 'Electrode spacing',
  波长: 'Wavelengths',
  探测深度: 'Depth',
  佩戴压力: 'Pressure on the head',
  水平视场: 'Horizontal field of view',
  亮度上限: 'Highest luminance',
  刷新率: 'Refresh rate',
  单眼分辨率: 'Resolution per eye',
  瞳距或尺码: 'Interpupillary distance or size',
  有效区或距离: 'Volume or distance',
  时间分辨率: 'Time resolution',
  晶振: 'Crystal',
  尺寸: 'Size',
  路间时差: 'Offset between cameras',
  供电: 'Power supply',
  房间: 'Room',
};

/** What a part of a value says in English; `$1` is its figure. */
const PHRASES: readonly [said: RegExp, english: string][] = [
  [/^未测$/, 'not measured'],
  [/^不适用$/, 'not applicable'],
  [/^不适用，它就是参考钟$/, 'not applicable: it is the reference clock'],
  [/^不需要$/, 'none needed'],
  [/^约([^，、；]+)$/, 'about $1'],
  [/^不小于([^，、；]+)$/, 'at least $1'],
  [/^不超过1个样本（(.+)）$/, 'within one sample ($1)'],
  [/^不超过1帧（(.+)）$/, 'within one frame ($1)'],
  [/^已扣除固定延迟$/, 'after a fixed delay is subtracted'],
  [
    /^已扣除固定延迟([\d.]+ ms)（一套实测，逐台另量）$/,
    'after a fixed delay of $1 (one set; measured for each unit) is subtracted',
  ],
  [/^软件时间戳$/, 'software timestamps'],
  [/^设备时间戳校正后$/, 'device timestamps, corrected'],
  [/^最大([\d.]+ ms)（1台(?:，)([\d.]+ min)）$/, 'at most $1 (1 unit, $2)'],
  [/^最大([\d.]+ ms)（(\d+)台(?:，)([\d.]+ min)）$/, 'at most $1 ($2 units, $3)'],
  [/^保证([^，、；]+)$/, 'guaranteed: $1'],
  [/^水平(\d+°)$/, '$1 horizontal'],
  [/^垂直(\d+°)$/, '$1 vertical'],
  [/^每眼1台$/, '1 per eye'],
  [/^每眼(\d+)台$/, '$1 per eye'],
  [/^全局快门$/, 'global shutter'],
  [/^([\d,]+ × [\d,]+)像素$/, '$1 pixels'],
  [/^视野(\d+° × \d+°)$/, 'field of view $1'],
  [/^分辨([\d.]+ mm)$/, 'resolved to $1'],
  [/^单眼$/, 'one eye'],
  [/^双眼$/, 'both eyes'],
  [/^单点$/, 'one point'],
  [/^(\d+)位$/, '$1 bit'],
  [/^磁吸$/, 'magnetic'],
  [/^插入式$/, 'push-in'],
  [/^三轴$/, 'three axes'],
  [/^([\d.]+ h)连续记录$/, '$1 of continuous recording'],
  [/^充电([\d.]+ h)$/, 'charged in $1'],
  [/^([\d.]+ [kg]+)（每只）$/, '$1 each'],
  [/^([\d.]+ [kg]+)（整套）$/, '$1 for the set'],
  [/^([\d.]+ [kg]+)（含表带）$/, '$1 with strap'],
  [/^([\d.]+ [kg]+)（含箱）$/, '$1 with case'],
  [/^直流–([^，、；]+)$/, 'DC–$1'],
  [/^(.+)（均方根，输入短接）$/, '$1 (RMS, input shorted)'],
  [/^(.+)（0.5–100 Hz，有效值）$/, '$1 (0.5–100 Hz, RMS)'],
  [/^两种尺寸$/, 'two sizes'],
  [/^三种尺寸$/, 'three sizes'],
  [/^四种尺寸$/, 'four sizes'],
  [/^蓝牙([\d.]+)$/, 'Bluetooth $1'],
  [/^以太网$/, 'Ethernet'],
  [/^千兆以太网$/, 'Gigabit Ethernet'],
  [/^TTL（输出）$/, 'TTL (output)'],
  [/^(.+) GHz接收器$/, '$1 GHz receiver'],
  [/^无遮挡$/, 'line of sight'],
  [/^双天线$/, 'two antennas'],
  [/^空旷$/, 'in the open'],
  [/^室内$/, 'indoors'],
  [/^外接电源$/, 'external supply'],
  [/^(.+)（USB供电）$/, '$1 (from USB)'],
  [/^自动$/, 'automatic'],
  [/^手动$/, 'manual'],
  [/^温补$/, 'temperature-compensated'],
  [/^Android (\d+)以上$/, 'Android $1 or later'],
  [/^网页$/, 'in the browser'],
  [/^主机自带(Windows \d+)$/, '$1 on the host supplied'],
  [/^工作站自带(Windows \d+)$/, '$1 on the workstation supplied'],
  [/^服务器自带(Windows Server \d+)$/, '$1 on the server supplied'],
  [/^硬件同步曝光$/, 'exposure synchronised in hardware'],
  [/^净高([^，、；]+)$/, 'ceiling $1'],
];

const HAN = /\p{Script=Han}/u;

/** The rows that can be said in English whole; half a row is none. */
export function englishParameters(parameters: readonly NamedValue[]): NamedValue[] {
  return parameters.flatMap(({ name, value, unit }) => {
    const label = Object.hasOwn(PARAMETER_NAMES, name) ? PARAMETER_NAMES[name] : '';
    const said = label && englishValue(value);
    return said ? [{ name: label, value: said, unit }] : [];
  });
}

/** A value in English; empty where there are no English words for a part of it. */
export function englishValue(value: string): string {
  const plain = value.replaceAll('\u00A0', ' ');
  const parts = phrased(plain) ? [plain] : plain.split(OUTSIDE_BRACKETS);
  const said = parts.map((part) => phrased(part) ?? withoutWords(part));
  return said.every(Boolean) ? typeset(said.join(', ')) : '';
}

/** Between the parts of a list, and not of one in brackets. */
const OUTSIDE_BRACKETS = /[，、；](?![^（]*）)/;

function phrased(part: string): string | undefined {
  const [said, english] = PHRASES.find(([phrase]) => phrase.test(part)) ?? [];
  const text = said && english && part.replace(said, english);
  return text && !HAN.test(text) ? text : undefined;
}

/** A part of figures and units; empty where a Chinese word is left. */
function withoutWords(part: string): string {
  const typed = part
    .replace(/帧\/s/g, ' frames/s')
    .replace(/到(?=[+−\d])/g, ' to ')
    .replace(/（/g, ' (')
    .replace(/）/g, ')')
    .replace(/[，、]/g, ', ');
  return HAN.test(typed) ? '' : typed;
}
