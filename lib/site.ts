import { paths } from './paths';

/**
 * Everything that names this company and points outside: change it here and
 * nowhere else. All values are placeholders of an invented company.
 */
export const site = {
  /** platform name: the home page's title and the end of every other title */
  name: '衡知人因研究云平台',
  shortName: '衡知',
  /** as papers in English name the maker of their equipment */
  englishName: 'Hengzhi',
  tagline: '六路信号，一个时钟',
  description:
    '衡知把眼动、脑电、心电、肌电、动作、行为与车辆记录在同一个时钟上，供驾驶、航空、医疗、教育、消费与人机交互研究使用。每个型号写明适合谁、不适合谁，每个案例写明一件下次要改的事，阴性结果也照登。',
  /** what the company began with: is over the about page */
  origin: '起点是一根同步线',
  originStory: '两台电脑合并眼动与脑电，一小时差出47 ms。第一件产品是事件标记器。',
  phone: '400-555-0126',
  email: 'contact@hengzhi.example',
  address: '苏州市示例路1号',
  /** record numbers of the authorities; a line without a value is not shown */
  icpNumber: '苏ICP备2022012345号',
  policeNumber: '',
  /**
   * What the home page proves first: how far each clock was behind the earliest, read 360 times. `columns` counts the
   * readings per step of 0.02 ms from 0 to 0.4 ms, as the white paper's histogram does per 0.05; a check holds them.
   */
  syncProof: {
    value: '0.4',
    unit: 'ms',
    claim: '12台设备连续采集60 min，任意两台的时钟相差不超过0.4 ms',
    note: '每10 min一个光脉冲，重复五遍，读数取在校正之前；一半在0.11 ms以内。不校正时，第60分钟已差7.9 ms。',
    columns: [34, 28, 33, 34, 35, 32, 28, 25, 21, 18, 15, 12, 11, 8, 7, 6, 4, 3, 2, 2, 2],
  },
  /** said wherever invented content could be taken for true (`SAMPLE_CONTENT`) */
  sampleNotice: '演示内容：公司、人物、单位、论文与数据均为虚构。',
  officialAccount: { name: '衡知人因', note: '每周一篇实验方法' },
  /** false: outside WeChat white papers show the QR code instead */
  assumeMessagingApp: process.env.NEXT_PUBLIC_ASSUME_MESSAGING_APP !== 'off',
  /** addresses on other hosts */
  external: {
    resourceCenter: 'https://resources.hengzhi.example/',
    tutorials: 'https://resources.hengzhi.example/tutorials',
    docs: 'https://resources.hengzhi.example/docs',
  },
  /** the header's 3D link: our own page, or any address from NEXT_PUBLIC_LAB_3D_URL */
  lab3dUrl: process.env.NEXT_PUBLIC_LAB_3D_URL || paths.lab3d(),
} as const;
