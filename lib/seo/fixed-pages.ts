import { ADDRESSES } from '@/graphql/generated/content/addresses';
import type { ItemLink } from '../content/types';
import { paths, type PageType, type Scope } from '../paths';
import { site } from '../site';
import type { Crumb, PageFacts } from './page-facts';

const ecosystem: Crumb = { href: paths.ecosystem(), label: '生态' };

/**
 * The pages that are no item of the content, in the order of the menus: 70 to
 * 120 characters each, true of any content the site may serve. The home page's
 * description is the company's own, in `lib/site.ts`.
 */
export const fixedPages = {
  home: { title: '', description: site.description, path: paths.home() },
  domains: {
    title: '应用领域',
    path: paths.domains(),
    description:
      '驾驶、人机交互、认知、航空、运动、作业、教育、消费、建筑、医疗：每个领域先写它在问什么，再写哪几路信号能答、典型的实验怎样排、常犯的错在哪里，最后是做过的案例与用到的设备。',
  },
  features: {
    title: '产品功能',
    path: paths.features(),
    description:
      '平台做的几件事：云端同步、实验流程、数据分析、范式库、多人协作与开放接口。每件写清怎样做、省下几天、做不到什么；各台设备的钟有没有对齐看得见，数据随时能以公开格式带走。',
  },
  modules: {
    title: '产品模块',
    path: paths.modules(),
    description:
      '注视、脑、心、皮肤、肌肉、动作、行为、车辆与环境，一类信号一个模块。每个模块写测什么、多快、多准、在哪里止步；型号之间用同一组参数比较，附适合谁、不适合谁、参考价与交货期。',
  },
  compare: {
    title: '型号对比',
    path: paths.compare(),
    crumbs: [{ href: paths.modules(), label: '产品模块' }],
    finding: {
      kicker: '型号对比',
      value: '4',
      unit: '个型号并排看',
      label: '一样的收起来，不一样的排在前面',
      answer: '适合谁、不适合谁、参考价与交货期在最上面，无法直接比较的另外列出。',
      chart: null,
    },
    description:
      '选两到四个型号并排看：适合谁、不适合谁、参考价与交货期放在最上面，不一样的参数排在前面，一样的收起来，只有一类设备才有的行另外列出，不硬凑。结果可以打印，也可以把网址发给同事。',
  },
  enquiryList: {
    title: '询价单',
    path: paths.enquiryList(),
    crumbs: [{ href: paths.modules(), label: '产品模块' }],
    finding: {
      kicker: '询价单',
      value: '1',
      unit: '次问清',
      label: '型号、方案与培训，数量与备注写在一起',
      answer: '存在自己的浏览器里，可以打印成询价函，也可以只把网址发给同事。',
      chart: null,
    },
    description:
      '一边看一边把型号、方案与培训加进来，写上数量与备注，一次发给我们，两个工作日内答复。单子只存在自己的浏览器里；可以打印成询价函盖章，也可以把网址发给同事接着改，网址里没有备注与联系方式。',
  },
  solutions: {
    title: '解决方案',
    path: paths.solutions(),
    description:
      '按实验室来配：先写它回答什么问题，再列设备与数量、每台记录什么、房间与网络要求、第一个月每周做什么。做不到的事单列一节，参考价写明日期、什么让它变、哪些不在里面。',
  },
  planner: {
    title: '实验室规划',
    path: paths.planner(),
    crumbs: [{ href: paths.solutions(), label: '解决方案' }],
    finding: {
      kicker: '实验室规划',
      value: '1',
      unit: '个网址，一份规划',
      label: '设备、同步、房间、网络与参考价排在一页',
      answer: '有冲突会直接指出，并给出换法。',
      chart: null,
    },
    description:
      '选想回答的问题或想测的信号，得到一份规划：哪些型号合用、为什么，标记怎样走到每一台，房间、供电、网络与人手，第一个月做什么，参考价与交货期。有冲突会直接指出，网址可以发给同事。',
  },
  ecosystem: {
    title: '生态',
    path: paths.ecosystem(),
    description:
      '设备到了实验室以后的事：案例、实验室、论文、技术文档、培训与定制开发。方法、数据格式和出过的错一并公开，阴性结果也照登；不买设备的人，同样可以照着文档把实验做一遍。',
  },
  relations: {
    title: '研究关系',
    path: paths.relations(),
    crumbs: [ecosystem],
    finding: {
      kicker: '研究关系',
      value: '4',
      unit: '头都能查起',
      label: '论文、案例、设备与实验室',
      answer: '一种设备写出过哪些论文，一间实验室做过哪些案例，一张图里连起来。',
      chart: null,
    },
    description:
      '论文、案例、设备与实验室互相通到：一种设备写出过哪些论文、用在哪些案例里、装在哪几间实验室；一间实验室做过什么、写成了什么。每一项写着有几个，点开就是名字；宽屏上还连成一张图。',
  },
  cases: {
    title: '案例',
    path: paths.cases(),
    feed: 'cases',
    crumbs: [ecosystem],
    description:
      '每个案例先给一句回答和一个数，再写问题、设计、人数、设备怎样对时、结果与图表，末尾是一件下次要改的事。t、F、效应量与置信区间都能由表复算，没有发现差别的研究也在其中。',
  },
  labs: {
    title: '实验室',
    path: paths.labs(),
    crumbs: [ecosystem],
    description:
      '建成的实验室一间一间看：谁在里面做什么，几间房、多大、几路摄像机，配了哪些型号，怎样对时，第一个结果是什么，用过一阵以后又改了哪里。可以按领域筛选，也附对应的方案。',
  },
  publications: {
    title: '论文',
    path: paths.publications(),
    crumbs: [ecosystem],
    description:
      '用这些设备做出来的研究，按年份排。第一句就是结论，随后是背景、方法、结果与限度，样本量、效应量和置信区间齐全；引用信息可以复制，也标出用到的模块与对应的案例。',
  },
  techDocuments: {
    title: '技术文档',
    path: paths.techDocuments(),
    feed: 'tech-documents',
    crumbs: [ecosystem],
    description:
      '照着做就能完成的步骤：眼镜标定、脑电准备、电极与光极、动作捕捉、同步验收、总线解析、数据导出。每份写要准备什么、怎样设置、怎样检查、出了故障先看哪里，附一次实测与它的限度。',
  },
  trainings: {
    title: '培训',
    path: paths.trainings(),
    crumbs: [ecosystem],
    description:
      '每场培训写清讲给谁听、听完会做什么、几点到几点、带什么来，还有地点、人数与费用。眼动、生理与脑电、驾驶、实验设计、动作与工效，可以按主题筛选，办过的课也留着提纲。',
  },
  customDevelopments: {
    title: '定制开发',
    path: paths.customDevelopments(),
    crumbs: [ecosystem],
    description:
      '现成的设备量不到的东西，由做过实验的工程师来做：传感器与穿戴、实验软件与接口、驾驶舱体与虚拟场景、识别与清洗的算法、方案与采集的支持。每类写明做多久、交付什么、不含什么。',
  },
  whitePapers: {
    title: '白皮书',
    path: paths.whitePapers(),
    description:
      '把一个问题讲到底的长文：同步、脑电、近红外、瞳孔、心率变异性、接管、动作捕捉、行为编码、可用性与虚拟现实。数据、图表、公式与参考文献都在，前三页公开，留下联系方式后读全文。',
  },
  integration: {
    title: '接入与格式',
    path: paths.integrations(),
    finding: {
      kicker: '示例与格式',
      value: '40',
      unit: '行以内',
      label: '读一次记录的示例，可以照抄',
      answer: 'LSL、PsychoPy、E-Prime、MATLAB、Python、R与Unity：传什么、怎样读。',
      chart: null,
    },
    description:
      '别家的程序怎样收数据、怎样送标记：LSL、PsychoPy、E-Prime、MATLAB、Python、R与Unity各一页，写传什么、怎样读，附不超过四十行的示例；另有一张表，列出每个型号给哪几种导出格式。',
  },
  paradigms: {
    title: '实验范式',
    path: paths.paradigms(),
    finding: {
      kicker: '实验范式',
      value: '1',
      unit: 'min做一轮',
      label: '在浏览器里做，看自己的结果',
      answer: '时序、设计、设备、分析步骤与要多少人，一个任务一页。',
      chart: null,
    },
    description:
      '经典任务一个一页：问什么、一个试次怎样排、配哪些设备、数据长什么样、怎样分析，要测出常见的效应得请多少人。能在浏览器里做的，做一轮就看到自己的结果，试次表可以下载，数据不会上传。',
  },
  contact: {
    title: '联系我们',
    path: paths.contact(),
    description:
      '说说想测什么：被试人数、场景和想比较的条件。两个工作日内给出设备清单、同步方式与报价；改设计就能解决的，会直说用不着新仪器。也可以打电话，或约自有实验室先做一次预实验。',
  },
  about: {
    title: '关于我们',
    path: paths.about(),
    description:
      '从一根同步线开始的仪器公司：做人因研究用的传感器、座舱与软件，也把它们对齐到同一条时间轴上。这里写着哪年做了什么、自有实验室有哪些房间、和谁一起做过研究，以及哪几件事不接。',
  },
  lab3d: {
    title: '3D实验室',
    path: paths.lab3d(),
    description:
      '一间同步实验室里有哪些设备、摆在哪里、每一件测什么，从这里看起。眼动、脑电、座舱、动作捕捉与事件标记各有自己的模块页，写着精度、适合的问题、止步的地方，以及型号之间怎样挑。',
  },
  unavailable: {
    title: '暂时打不开',
    path: paths.unavailable(),
    noindex: true,
    description:
      '这一页暂时打不开，问题在我们这边，已经记下了，一般一两分钟就好。可以过一会儿再试，也可以搜索，或者从首页、产品模块、案例继续；着急的话，请直接打电话或写信给我们。',
  },
  privacy: {
    title: '隐私说明',
    path: paths.privacy(),
    description:
      '留下联系方式以后：收到哪几项、用来做什么、存多久、谁看得到、怎样查询、更正与撤回。浏览本站不需要留下任何信息，没有第三方统计与广告；存下的内容到期由程序自动删除，不出售也不出境。',
  },
  withdrawal: {
    title: '撤回提交',
    path: paths.withdrawal(),
    crumbs: [{ href: paths.privacy(), label: '隐私说明' }],
    description:
      '输入受理编号，删除提交过的内容，并通知收到过它的人。编号在提交成功的页面上；撤回以后，白皮书的阅读资格随之失效。找不到编号的，写信或打电话来，核对之后由我们代办，不收费用。',
  },
  search: {
    title: '搜索',
    path: paths.search(),
    noindex: true,
    description: '在产品、方案、案例、实验室、论文、文档、培训与白皮书里搜索。',
  },
} satisfies Record<string, PageFacts>;

const pages: readonly PageFacts[] = Object.values(fixedPages);

/** The page that lists the items of a type, where it has one. */
export function listPageOf(type: PageType): PageFacts | undefined {
  return pages.find(({ path }) => `${path}/{id}` === ADDRESSES[type]);
}

/** The way to the page of an item: the nearest page above it, and what that is under. */
export function crumbsOf(type: PageType): Crumb[] {
  const segments = ADDRESSES[type].split('/').slice(0, -1);
  for (; segments.length > 1; segments.pop()) {
    const page = pages.find(({ path }) => path === segments.join('/'));
    if (page) return [...(page.crumbs ?? []), { href: page.path, label: page.title }];
  }
  return [];
}

/** A kind of content that the content service adds beside the usual ones. */
export function sectionPage({ title, alias }: { title: string; alias: string }): PageFacts {
  return {
    title,
    path: paths.ecosystemSection(alias),
    crumbs: [ecosystem],
    description: `生态里的“${title}”，与案例、实验室、论文、技术文档、培训和定制开发并列的一类内容。设备到了实验室以后用得上的材料都收在生态里：怎样做、谁做过、出过什么错，以及到哪里找对应的模块与方案。`,
  };
}

/** What a limited list is under: the list of its kind, and the item's own page. */
const ABOVE: Record<Scope, { list: PageFacts; item: (alias: string) => string }> = {
  domain: { list: fixedPages.domains, item: paths.domain },
  module: { list: fixedPages.modules, item: paths.module },
  solution: { list: fixedPages.solutions, item: paths.solution },
};

function aboveScope(scope: Scope, { alias, title }: ItemLink): Crumb[] {
  const { list, item } = ABOVE[scope];
  return [
    { href: list.path, label: list.title },
    { href: item(alias), label: title },
  ];
}

/** The cases of one domain, module or solution. */
export function scopedCasesPage(scope: Scope, link: ItemLink) {
  return {
    title: `${link.title}的案例`,
    path: paths.scopedCases(scope, link.alias, link.id),
    crumbs: aboveScope(scope, link),
    description: `“${link.title}”这一项下做过的案例，按时间排：先给一句回答和一个数，再写问题、设计、人数、设备怎样对时、结果与图表，末尾是一件下次要改的事。没有发现差别的研究也在其中，统计量都能由表复算。`,
  };
}

/** The laboratories of one domain. */
export function scopedLabsPage(link: ItemLink) {
  return {
    title: `${link.title}的实验室`,
    path: paths.scopedLabs(link.alias, link.id),
    crumbs: aboveScope('domain', link),
    description: `“${link.title}”领域里建成的实验室，一间一间看：谁在里面做什么，几间房、多大、几路摄像机，配了哪些型号，怎样对时，第一个结果是什么，用过一阵以后又改了哪里，附对应的模块与方案。`,
  };
}
