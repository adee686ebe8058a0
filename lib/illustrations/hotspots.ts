import { bodySignal, type DataLabel } from '../signals/data-labels';
import type { Signal } from '../signals/traces';

/** A place of an illustration that one can point at. */
export interface Hotspot {
  /** name of its area in `areas/<scene>.json` */
  id: string;
  label: string;
  /** what is there, or for a panel what it shows */
  device: string;
  /** areas of the panels that show its data; none: it falls straight onto the time axis */
  panels: readonly string[];
  data: readonly DataLabel[];
  /** alias of the module that it belongs to */
  module: string;
}

export type SceneName = 'solution' | 'field-research' | 'road' | 'laboratory';

export interface Scene {
  /** what is seen, for those who do not see it */
  alt: string;
  title: string;
  /** alias of the solution that it shows */
  solution?: string;
  /** alias of the domain whose question it is */
  domain?: string;
  /** in the order in which one reads: devices from left to right, then panels */
  hotspots: readonly Hotspot[];
}

type Row = [id: string, label: string, device: string, data: DataLabel[], module: string, panels?: string[]];

const scene = (about: Omit<Scene, 'hotspots'>, rows: Row[]): Scene => ({
  ...about,
  hotspots: rows.map(([id, label, device, data, module, panels = []]) => ({ id, label, device, data, module, panels })),
});

const PHYSIOLOGY = ['panel-physiology', 'panel-events'];
const MOTION = ['panel-motion-capture'];

/** Five panels that are in two scenes alike. */
const PANELS: Row[] = [
  ['panel-physiology', '实时生理测量', '心电、皮肤电、肌电与脑电同屏，边采边看', ['physiology'], 'wearable-physiology'],
  ['panel-motion-capture', '动作捕捉', '骨架随身体走，旁边是关节角度', ['motion'], 'motion-capture'],
  ['panel-behaviour', '行为观察', '四路画面，逐段编码', ['camera'], 'behavior-coding'],
  ['panel-gaze', '眼动轨迹', '注视点按先后连成线', ['gaze'], 'eye-tracking-glasses'],
  [
    'panel-events',
    '事件标记',
    '每件事一面旗，插在同一条时间轴上',
    ['gaze', 'physiology', 'motion'],
    'environment-markers',
  ],
];

/** The four illustrations: the drawing, the list below it and the tests go through these tables. */
export const SCENES: Record<SceneName, Scene> = {
  solution: scene(
    {
      alt: '戴虚拟现实头盔的被试伸手去碰空中的方块，耳、臂、腕、腰、腿上都有传感器；研究员站在五块屏幕旁记录',
      title: '一个人身上的十路数据，五块屏上同时看',
      solution: 'vr-lab',
    },
    [
      ['physiology-ear', '耳夹', '夹在耳垂上，测脉搏波', ['physiology'], 'wearable-physiology', PHYSIOLOGY],
      ['eye-tracking', '头盔里的眼动追踪', '镜片边缘的红外相机', ['gaze'], 'vr-interaction', ['panel-gaze']],
      ['physiology-arm', '上臂肌电', '节点贴在上臂，测用了几成力', ['physiology'], 'emg', PHYSIOLOGY],
      ['physiology-wrist', '腕带', '戴在手腕，测心率的慢变化', ['physiology'], 'wearable-physiology', PHYSIOLOGY],
      [
        'spatial-interaction',
        '三维空间交互',
        '手碰到哪一块、何时松开',
        ['motion', 'camera'],
        'vr-interaction',
        ['panel-behaviour'],
      ],
      ['motion-arm', '前臂节点', '惯性节点，测前臂的转动', ['motion'], 'motion-capture', MOTION],
      ['motion-hip', '腰部节点', '惯性节点，测骨盆的姿态', ['motion'], 'motion-capture', MOTION],
      ['motion-thigh', '大腿节点', '惯性节点，测髋的屈伸', ['motion'], 'motion-capture', MOTION],
      ['motion-shank', '小腿节点', '惯性节点，测膝的屈伸', ['motion'], 'motion-capture', MOTION],
      ...PANELS,
    ],
  ),
  'field-research': scene(
    {
      alt: '堆场上，戴安全帽的工人抱着纸箱，头上和四肢都有传感器；三脚架上的摄像机拍着他，后面是五块屏幕',
      title: '实验室搬到堆场，丢了哪一路当场看得见',
      solution: 'work-lab',
    },
    [
      ['physiology-ear', '耳夹', '夹在耳垂上，测脉搏波', ['physiology'], 'wearable-physiology', PHYSIOLOGY],
      ['eye-tracking', '眼动眼镜', '户外加遮光片，避开正午', ['gaze'], 'eye-tracking-glasses', ['panel-gaze']],
      ['motion-chest', '胸前节点', '惯性节点，测躯干前倾', ['motion'], 'motion-capture', MOTION],
      ['physiology-arm', '上臂肌电', '节点贴在上臂，测用了几成力', ['physiology'], 'emg', PHYSIOLOGY],
      ['motion-arm', '前臂节点', '惯性节点，测前臂的转动', ['motion'], 'motion-capture', MOTION],
      ['physiology-wrist', '腕带', '戴在手腕，测心率的慢变化', ['physiology'], 'wearable-physiology', PHYSIOLOGY],
      ['motion-thigh', '大腿节点', '惯性节点，测髋的屈伸', ['motion'], 'motion-capture', MOTION],
      ['muscle', '表面肌电', '贴在股四头肌上，测用了几成力', ['physiology'], 'emg', PHYSIOLOGY],
      ['motion-shank', '小腿节点', '惯性节点，测膝的屈伸', ['motion'], 'motion-capture', MOTION],
      ['camera', '现场摄像机', '三脚架上一台，拍下整个动作', ['camera'], 'behavior-coding', ['panel-behaviour']],
      ...PANELS,
    ],
  ),
  road: scene(
    {
      alt: '行人戴着脑电帽与眼动眼镜走上斑马线，一辆剖开的试验车停在线前，车里的驾驶员也戴着眼动眼镜',
      title: '行人、车与路，记在同一条时间轴上',
      solution: 'driving-lab',
      domain: 'driving',
    },
    [
      ['brain-wave', '脑电帽', '站定等灯的片段可用，走动的剔除', ['brain'], 'eeg'],
      ['eye-tracking', '行人的眼动眼镜', '有没有看见来车，看了多久', ['gaze'], 'eye-tracking-glasses'],
      ['motion-arm', '上臂节点', '惯性节点，测摆臂', ['motion'], 'motion-capture'],
      ['physiology', '行人的腕带', '戴在手腕，停步时测心率', ['physiology'], 'wearable-physiology'],
      ['motion-thigh', '大腿节点', '惯性节点，测迈步的先后', ['motion'], 'motion-capture'],
      ['motion-shank', '小腿节点', '惯性节点，测停步与起步', ['motion'], 'motion-capture'],
      ['radar', '毫米波雷达', '试验车自带，读数由CAN记下', ['radar'], 'driving-simulation'],
      ['wheel-speed', '轮速', '试验车自带，由CAN读出', ['wheel-speed'], 'driving-simulation'],
      ['pedal', '踏板', '油门与制动各踩了多深', ['pedal'], 'driving-simulation'],
      ['can-bus', 'CAN总线', '车上已有的信号从这里读出', ['can'], 'driving-simulation'],
      ['steering-wheel', '方向盘', '转角与转速', ['steering'], 'driving-simulation'],
      ['camera', '车内摄像机', '拍驾驶员的脸与手', ['camera'], 'behavior-coding'],
      ['driver-physiology', '驾驶员的腕带', '停车时测心率，握盘时弃用', ['physiology'], 'wearable-physiology'],
      ['lidar', '激光雷达', '试验车自带，事后按时间合并', ['lidar'], 'driving-simulation'],
      ['driver-eye-tracking', '驾驶员的眼动眼镜', '视线何时回到路面', ['gaze'], 'eye-tracking-glasses'],
      ['seat-pressure', '座椅压力', '坐姿何时动了', ['seat'], 'environment-markers'],
      ['imu', '惯性测量单元', '试验车自带，加速度由CAN读出', ['imu'], 'driving-simulation'],
      ['gps', 'GPS', '车在哪里，也给全车对时', ['gps'], 'driving-simulation'],
    ],
  ),
  laboratory: scene(
    {
      alt: '实验室里，戴脑电帽的被试坐在屏幕前，研究员指着墙上的记录；右边是方向盘与驾驶座椅',
      title: '一间屋子里，谁在测什么',
    },
    [
      ['brain-wave', '脑电帽', '坐在屏幕前的被试戴着', ['brain'], 'eeg', ['screen-recording']],
      ['motion-capture', '动作捕捉', '上臂的惯性节点', ['motion'], 'motion-capture', ['screen-recording']],
      ['seat-pressure', '座椅压力', '坐垫上的压力坐垫', ['seat'], 'environment-markers'],
      ['physiology-finger', '指套', '套在手指上，测皮肤电', ['physiology'], 'skin-respiration', ['screen-recording']],
      ['physiology-wrist', '腕带', '戴在手腕，测脉搏', ['physiology'], 'wearable-physiology', ['screen-recording']],
      [
        'eye-tracking',
        '屏幕式眼动仪',
        '屏幕下沿的一条',
        ['gaze'],
        'screen-eye-tracking',
        ['screen-gaze', 'screen-recording'],
      ],
      [
        'events',
        '事件标记器',
        '刺激一出现，线上就有一个脉冲',
        ['brain', 'gaze', 'physiology'],
        'environment-markers',
        ['screen-recording'],
      ],
      ['screen-stimulus', '刺激屏', '被试看的这一块，刷新时刻有记录', ['gaze'], 'screen-eye-tracking', ['screen-gaze']],
      ['camera', '摄像机', '装在墙角，拍整间屋子', ['camera'], 'behavior-coding', ['screen-behaviour']],
      [
        'screen-recording',
        '同步记录',
        '全部信号在一块屏上',
        ['brain', 'gaze', 'motion', 'physiology'],
        'environment-markers',
      ],
      ['screen-behaviour', '行为观察', '四路画面，逐段编码', ['camera'], 'behavior-coding'],
      ['screen-gaze', '注视热图', '哪里看得久，哪里没有看', ['gaze'], 'screen-eye-tracking'],
      ['steering-wheel', '方向盘', '转角与转速', ['steering', 'pedal'], 'driving-simulation'],
      ['car-seat', '驾驶座椅', '可铺上压力坐垫', ['seat'], 'driving-simulation'],
    ],
  ),
};

/** The scene that belongs to a solution or a domain, if one does. */
export function sceneOf(owner: 'solution' | 'domain', alias: string): SceneName | undefined {
  return (Object.keys(SCENES) as SceneName[]).find((name) => SCENES[name][owner] === alias);
}

/** Whether an area shows data, rather than being what they come from. */
export const isPanel = (id: string): boolean => /^(panel|screen)-/.test(id);

/** What is lit together: a device with its panels, a panel with the devices that it shows. */
export function litTogether({ hotspots }: Scene, { id, panels }: Hotspot): string[] {
  return [id, ...panels, ...hotspots.filter((other) => other.panels.includes(id)).map((other) => other.id)];
}

/** What devices measure of the many things that 生理测量 stands for; all others the heart. */
const PHYSIOLOGY_OF: Record<string, Signal> = { 'skin-respiration': 'skin', emg: 'muscle' };

/** The signal of the body that a device writes, which gives the colour; none for machines. */
export function signalOf({ data, module }: Hotspot): Signal | undefined {
  return (data[0] === 'physiology' ? PHYSIOLOGY_OF[module] : undefined) ?? bodySignal(data[0]);
}

/** The data of a scene, in the order in which the scene names it. */
export function dataOf({ hotspots }: Scene): DataLabel[] {
  return [...new Set(hotspots.flatMap(({ data }) => data))];
}
