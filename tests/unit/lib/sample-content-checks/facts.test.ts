import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFacts } from '@/lib/sample-content/checks/facts';
import { checkPlaces } from '@/lib/sample-content/checks/devices';
import { checkItems } from '@/lib/sample-content/checks/items';
import { checkPrices } from '@/lib/sample-content/checks/prices';
import { checkCompany } from '@/lib/sample-content/checks/company';
import { readFacts } from '@/lib/sample-content/checks/world';
import { overusedTurns } from '@/lib/sample-content/checks/patterns';
import { ContentFolder } from '@/lib/content-service/folder';
import { site } from '@/lib/site';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();

/** A sentence of another item as it is there, long enough to be noticed. */
const elsewhere = readFileSync('lib/sample-content/lab/dongyu-driving-lab.yaml', 'utf8')
  .split(/[。：\n]/)
  .map((sentence) => sentence.trim())
  .find((sentence) => /^\p{Script=Han}[\p{Script=Han}，、]{19,}$/u.test(sentence));

/** What is wrong with a text of a file: what, where, which words, by what, and what the check says of it. */
const PLANTED: [what: string, file: string, before: RegExp, after: string, reason: string][] = [
  ['没有的型号', 'case/takeover-400ms.yaml', /HZ-G2/, 'HZ-G9', '没有型号 HZ-G9'],
  ['别的采样率', 'product/hz-g2.yaml', /(?<row>name: 采样率[^H]*?)120 Hz/, '$<row>150 Hz', '采样率应当是 120 Hz'],
  ['文中紧跟型号的采样率', 'case/takeover-400ms.yaml', /introduction: /, 'introduction: HZ-G2眼镜以90 Hz记录。', '采样率与事实表不符'],
  ['别的人数', 'case/takeover-400ms.yaml', /32名/g, '33名', '没有写人数 32'],
  ['别的日期', 'case/takeover-400ms.yaml', /publishedUtc: .*/, 'publishedUtc: 2026-10-29T02:00:00Z', '事实表里是 "2026-10-28"'],
  ['别的客户', 'lab/dongyu-driving-lab.yaml', /customerName: .*/, 'customerName: 别家', 'customerName'],
  ['不用的词', 'lab/hengshan-traffic-lab.yaml', /introduction: /, 'introduction: 赋能。', '不用“赋能”'],
  ['另一种叫法', 'lab/jinling-cab-lab.yaml', /introduction: /, 'introduction: 受试者。', '应当写成“被试”'],
  ['半角标点', 'lab/xingtu-ux-lab.yaml', /introduction: /, 'introduction: 先看,再说。', '半角标点'],
  ['中西文之间的空格', 'lab/tianqiao-form-lab.yaml', /introduction: /, 'introduction: 共 3 间。', '中西文之间有空格'],
  ['过长的标题', 'case/takeover-400ms.yaml', /displayText: .*/, `displayText: ${'长'.repeat(29)}`, '有 29 个字'],
  ['过短的介绍', 'lab/linjiang-cognition-lab.yaml', /introduction: .*/, 'introduction: 太短。', '应当是 70 到 120 个'],
  ['没有英文名', 'module/eeg.yaml', /englishName: .*/, 'englishName: 脑电', '以大写字母开头的英文名'],
  ['别处的句子', 'lab/minghu-brain-lab.yaml', /introduction: /, `introduction: ${elsewhere}。`, '有同一句'],
  ['没说完的第一句', 'lab/beichen-cockpit-lab.yaml', /introduction: /, `introduction: 驾驶舱${'，又一段路'.repeat(8)}。`, '还没有完'],
  ['以人数开头的介绍', 'lab/luoxi-tower-lab.yaml', /introduction: /, 'introduction: 32名驾驶员来过。', '以人数开头'],
  ['别的参考价', 'product/hz-g2.yaml', /band: .*/, 'band: 1–2万元', 'price.band 事实表里是'],
  ['没写日期的参考价', 'product/hz-g2.yaml', / {2}date: .*/, "  date: '2026'", '参考价没有写日期'],
  ['没写不含什么的参考价', 'product/hz-g2.yaml', /excludes: .*/, 'excludes: 另议。', '没有写不含什么'],
  ['没写增值税的参考价', 'product/hz-g1.yaml', /excludes: 含13%增值税[与、]/, 'excludes: 含', '没有写含13%增值税与一年质保'],
  ['没写质保的参考价', 'solution/vr-lab.yaml', /(?<vat>excludes: 含13%增值税[与、])一年质保/, '$<vat>两年质保', '没有写含13%增值税与一年质保'],
  ['没写席位的参考价', 'product/hz-v1.yaml', /与一席软件一年；/, '；', '没有写含一席软件一年'],
  ['绕着说的参考价', 'product/hz-s1.yaml', /excludes: /, 'excludes: 含13%增值税与一年质保以外的，', '写成“含…；不含…”'],
  ['没有取数口的记录仪', 'product/hz-w3.yaml', /、USB（充电、取数）/, '', 'product/hz-w3.yaml 接口里没有取数的口'],
  ['不要求取数的招标参数', 'product/hz-can.yaml', /，支持有线导出/, '', 'product/hz-can.yaml tender 没有要求有线取数'],
  ['别的安装天数', 'product/hz-o8.yaml', /安装调试另需两天/, '安装调试另需三天', 'leadTime 安装在事实表里是“两天”'],
  ['没写安装天数的方案', 'solution/flight-lab.yaml', /；安装调试另需两天/, '', 'leadTime 安装在事实表里是“两天”'],
  ['不在价里的安装', 'product/hz-v3.yaml', /质保、安装调试与一席/, '质保与一席', 'price.excludes 没有写含安装调试'],
  ['没有方向的招标参数', 'product/hz-g2.yaml', /采样率：不低于100/, '采样率：100', '没有写不低于、不大于之类的方向'],
  ['写着处理器的招标参数', 'product/hz-v3.yaml', /(?<row>所带电脑：)每台/, '$<row>每台i7，', '写了牌子、型号或操作系统'],
  ['写着型号的招标参数', 'product/hz-b2-go.yaml', /软件：支持录像编码/, '软件：支持HZ-B4的编码', '写了牌子、型号或操作系统'],
  ['不该列的招标参数', 'product/hz-g1.yaml', /tender:\n/, 'tender:\n  - 重量：不大于54 g\n', '这一行不列入招标参数'],
  ['自评的招标参数', 'product/hz-s1.yaml', /红外辐射不高于GB/, '自评不高于GB', '写了自己测没测'],
  ['与参数表不同的招标参数', 'product/hz-e32.yaml', /100 dB（50 Hz）$/m, '120 dB（50 Hz）', '参数表的这一行里没有'],
  ['没有关键条款的招标参数', 'product/hz-s2.yaml', /^ {2}- ★/gm, '  - ', '关键条款0条，应当3–4条'],
  ['另一个天数', 'domain/hci.yaml', /测试3天，报告3天/, '测试5天，报告3天', '里找不到“30人、6项任务、两版各做一遍，测试3天”'],
  ['表里没有的排程', 'solution/vr-lab.yaml', /44人、每人六条路线，四天测完/, '40人、每人六条路线，五天测完', '不在 facts/schedules.yaml 里'],
  ['别的样本量', 'domain/hci.yaml', /dz = 0\.5需要34人/, 'dz = 0.5需要30人', '与 facts/schedules.yaml 的人数不同'],
  ['别的门槛', 'domain/education.yaml', /κ到0\.80/, 'κ到0.75', '双编的κ只有'],
  ['没有交货文件的招标参数', 'product/hz-w3.yaml', / {2}- 交货文件.*\n/, '', '型号核准证与数据表的“无线电型号核准”不合'],
  ['比参数严的招标参数', 'product/hz-e64.yaml', /准备时间：不大于45 min/, '准备时间：不大于30 min', '参数表的这一行里没有'],
  ['与参数一字不差的关键条款', 'product/hz-e64.yaml', /★采样率：不低于1,000 Hz/, '★采样率：不低于2,000 Hz', '是关键条款，要比自己的参数宽'],
  ['放得太宽的关键条款', 'product/hz-w3.yaml', /★采样率：不低于500 Hz/, '★采样率：不低于200 Hz', '参数表的这一行里没有'],
  ['照抄参数的普通条款', 'product/hz-m8.yaml', /续航：不少于6 h/, '续航：不少于8 h', '与自己的参数相同，又不是各家都有的一档'],
  ['相同的条款太多', 'facts/tenders.yaml', /mostEqual: 0\.25/, 'mostEqual: 0.1', '多于0.1'],
  ['写了件数的随机配件', 'product/hz-n48.yaml', /提供帽、/, '提供帽3顶、', '随机配件与箱内清单不同'],
  ['决定性的值没有量法', 'purchase/purchase.yaml', /路间时差HZ-B8/, '时差HZ-B8', '没有HZ-B8决定性的“路间时差”'],
  ['没有定下的关键条款', 'product/hz-d2.yaml', /- 续航：/, '- ★续航：', '关键条款事实表里是采样率、通道数、输入噪声'],
  ['不必核对三家的招标参数', 'purchase/purchase.yaml', /确认不少于三家/, '确认不少于两家', 'tenderTerms 没有写“确认不少于三家”'],
  ['拿典型值招标', 'product/hz-v3.yaml', /画面延迟：中位不大于60 ms/, '画面延迟：中位不大于36 ms', '参数表的这一行里没有'],
  ['拿典型值验收', 'purchase/purchase.yaml', /HZ-V6 58 ms/, 'HZ-V6 52 ms', '验收的“HZ-V6 52”，参数表里没有'],
  ['半帧也不到的起伏', 'product/hz-v6.yaml', /52 ms（IQR 10）/, '52 ms（IQR 6）', '画面延迟的IQR不会小于半帧 8.3 ms'],
  ['没有写距离的关键条款', 'product/hz-s1.yaml', /上下不小于20 cm（65 cm处）/, '上下不小于20 cm', '没有写在多远处'],
  ['不含的东西让价格变', 'product/hz-can.yaml', /factors: /, 'factors: 报文解析的人工、', 'price 的“报文解”既让价格变'],
  ['没有写电脑的参考价', 'solution/vr-lab.yaml', /、采集电脑、/, '、', 'price.excludes 没有写采集电脑'],
  ['没有写路由器的参考价', 'product/hz-n48.yaml', /采集电脑与路由器/, '采集电脑', 'price.excludes 没有写路由器'],
  ['不等报告的交货期', 'product/hz-can.yaml', /，最早从.*起算/, '', 'leadTime 没有写2027年2月报告齐备'],
  ['没有价的电池', 'purchase/purchase.yaml', /表带60元，蓝牙网关2,600元，电池90元/, '表带60元，蓝牙网关2,600元', 'upkeep hz-w1 备件里没有电池的价'],
  ['没有招标参数的型号', 'product/hz-w1.yaml', /^tender:\n(?: {2}- .*\n)+/m, '', 'tender 有 0 项'],
  ['英文里多出的数', 'product/hz-v3.yaml', /CAN works both ways\./, 'CAN works both ways at 777 Hz.', '中文里没有“777”这个数'],
  ['英文里的另一个词', 'product/hz-v3.yaml', /all participants meet/, 'all subjects meet', '“subjects”应当写成“participant”'],
  ['英文里的中文标点', 'product/hz-v3.yaml', /It needs a room/, 'It needs，a room', '英文里有中文的字或标点'],
  ['另一个英文名', 'module/eeg.yaml', /  title: Electroencephalography/, '  title: EEG Recording', 'english.title 应当与 englishName 一样'],
  ['两句的英文介绍', 'product/hz-v3.yaml', /hundreds of times\.$/m, 'hundreds of times. It is fixed.', '应是一句话'],
  ['不等证书的交货期', 'solution/vr-lab.yaml', /，最早从.*起算/, '', 'leadTime 没有写2027年2月证书齐备'],
  ['多等证书的交货期', 'product/hz-v3.yaml', /leadTime: '12–14周/, "leadTime: '12–14周，最早从2027年2月证书齐备起算", 'leadTime 不必写'],
  ['比参数表宽的验收', 'purchase/purchase.yaml', /HZ-S2 0\.4°/, 'HZ-S2 0.5°', '验收的“HZ-S2 0.5”，参数表里没有'],
  ['关键条款没有量法', 'purchase/purchase.yaml', /随动延迟HZ-S2、HZ-S3/, '延迟HZ-S2、HZ-S3', '没有HZ-S3“★随动延迟”的量法'],
  ['别的起算', 'purchase/purchase.yaml', /里最晚的一件起算/, '里最早的一件起算', '里最晚的一件'],
  ['别的交货期', 'product/hz-e8.yaml', /leadTime: .*/, 'leadTime: 30周', 'leadTime 事实表里是 3–4周'],
  ['清单里没有的设备', 'solution/usability-lab.yaml', /product: hz-d2/, 'product: hz-d1', 'devices 事实表里是'],
  ['四个决定性的值', 'product/hz-g2.yaml', / {2}- \{ name: 重量, value: '47'.*\n/, '', 'decisive 有 4 项，应当恰好 5 项'],
  ['没有回答的案例', 'case/hud-position.yaml', /answer: .*\n/, '', 'answer 没有填'],
  ['不在正文里的图表', 'case/hud-position.yaml', /leadChart: .*/, 'leadChart: chart/night-glare.json', '不在 description 里'],
  ['别的面积', 'lab/dongyu-driving-lab.yaml', /area: .*/, 'area: 80', 'area 事实表里是 180'],
  ['少问一行的房间', 'solution/usability-lab.yaml', / {2}- \{ name: 荷载.*\n/, '', 'roomFacts 应当以 面积、净高、荷载、供电、网络 开头'],
  ['插座里没有的去处', 'product/hz-w3.yaml', /link: 蓝牙/, 'link: 有线网', 'link 是有线网，接口里没有'],
  ['没有的触发口', 'product/hz-g2.yaml', /link: 无线网/, 'link: 无线网\n  trigger: 身上', 'trigger、outputs 与接口“USB-C、Wi-Fi”不合'],
  ['一头写的同戴', 'product/hz-n24.yaml', /together: \[hz-e64, /, 'together: [hz-e64, hz-g2, ', 'together 的hz-g2没有写hz-n24'],
  ['没有写前额的额托', 'product/hz-s3.yaml', /places: \[屏幕前, 前额\]/, 'places: [屏幕前]', 'setup places 没有写前额'],
  ['没有写带宽的无线', 'product/hz-x2.yaml', / {2}rate: 50\n/, '', 'setup rate 没有写'],
  ['没有画的房间', 'solution/vr-lab.yaml', /^plan:\n(?: {2}- .*\n)+/m, '', 'plan 没有画'],
  ['看不懂的一行', 'solution/work-lab.yaml', /kind: area/, 'kind: sandpit', 'plan 看不懂'],
  ['伸出房间的桌子', 'solution/usability-lab.yaml', /name: 测试桌, at: 1\.5 0\.25/, 'name: 测试桌, at: 4 0.25', '测试桌不在一间房里'],
  ['叠在一起的椅子', 'solution/driving-lab.yaml', /at: 6\.05 1\.9/, 'at: 6.05 2.5', '戴帽助手座重叠'],
  ['挡着门的柜子', 'solution/usability-lab.yaml', /at: 4\.4 4\.3/, 'at: 0.3 4.6', '设备柜挡着门'],
  ['站在检修空里的设备', 'lab/hengshan-traffic-lab.yaml', /at: 1\.3 3\.4/, 'at: 1.6 3.4', '三屏座舱站在检修空里'],
  ['太窄的检修空', 'solution/driving-lab.yaml', /size: 0\.8 3\.2/, 'size: 0.6 3.2', '没有留0.8 m检修的空'],
  ['不在墙上的窗', 'lab/luoxi-tower-lab.yaml', /at: 7 3, to: 7 7/, 'at: 6 3, to: 6 7', 'window 6 3 不在墙上'],
  ['没有门的房间', 'lab/haixi-ergonomics-lab.yaml', / {2}- \{ kind: door.*\n/, '', '校准间没有门'],
  ['穿墙的视线', 'lab/qingyuan-classroom-lab.yaml', /at: 11\.4 5, to: 1\.9 5/, 'at: 11.4 2, to: 1.9 2', '视线 11.4 2 穿过了墙'],
  ['别的大小的房间', 'lab/dongyu-driving-lab.yaml', /name: 准备间, at: 0 0, size: 6 10/, 'name: 准备间, at: 0 0, size: 6 9', '准备间是 54.0 m²，正文里是 60 m²'],
  ['别的边长', 'lab/nanhu-space-lab.yaml', /at: 2 1, size: 6 6/, 'at: 2 1, size: 6 5', '没有一处是 6 m × 6 m'],
  ['清单以外的设备', 'solution/driving-lab.yaml', /device: hz-m8/, 'device: hz-m4', 'hz-m4 不在清单里'],
  ['画多了的设备', 'solution/driving-lab.yaml', /name: 头上, device: hz-e32, at/, 'name: 头上, device: hz-e32, repeat: 2 1 0.1 1, at', 'hz-e32 画了 2 处'],
  ['少画的摄像机', 'lab/minghu-brain-lab.yaml', / {2}- \{ kind: camera.*\n/, '', '画了 1 台摄像机，cameras 是 2'],
  ['占地不对的座舱', 'lab/dongyu-driving-lab.yaml', /size: 3\.6 3\.2/, 'size: 3.4 3.2', 'hz-v3 占地应当是 3.6 × 3.2 m'],
  ['太长的触发线', 'solution/flight-lab.yaml', /device: hz-t1, at: 3\.3 3\.1/, 'device: hz-t1, at: 9.75 0.5', 'hz-g3-pro 的触发线要 9.4 m，至多 5 m'],
  ['没有说接到哪里的标记器', 'lab/zhuhe-motion-lab.yaml', /^(?<line>.*)device: hz-m8, at: 8\.6 4\.1 \}/m, '$<line>device: hz-m8, at: 8.6 4.1 }\n  - { kind: device, device: hz-t1, at: 12.5 6.8 }', 'triggerLines 里没有这一间'],
  ['没有测过的时差', 'product/hz-v-env.yaml', /(?<row>name: 时钟时差, value: ).*\}/, "$<row>最大0.4 ms（1台） }", '时钟时差应当是 未测'],
  ['兄弟没有的参数行', 'product/hz-g2.yaml', /name: 屈光片/, 'name: 镜片', '的行名与 hz-g1 不同'],
  ['早于研究的论文', 'publication/hud-height.yaml', /publishedUtc: .*/, 'publishedUtc: 2024-06-12T02:00:00Z', '应当是 9 到 20 个月'],
  ['别的卷号', 'publication/hud-height.yaml', /volume: .*/, "volume: '3'", 'citation.volume 应当是'],
  ['太长的摘要', 'publication/ad-attention.yaml', /\*\*结论\*\*　/, `**结论**　${'再看一遍。'.repeat(12)}`, '应当是 200 到 300 个'],
  ['没有伦理的研究', 'case/hud-position.yaml', /伦理/g, '评审', '没有写伦理批准'],
  ['没有同意的研究', 'case/oven-knob.yaml', /同意/g, '答应', '没有写知情同意'],
  ['旧的说法', 'lab/zhuhe-motion-lab.yaml', /introduction: /, 'introduction: 误触多站了4.6%。', '已改（踝足矫形器）'],
  ['别的量词', 'lab/qilin-gait-lab.yaml', /introduction: /, 'introduction: 头上有8个电极。', '的量词是“枚”'],
  ['别的格式数', 'lab/haixi-ergonomics-lab.yaml', /introduction: /, 'introduction: 数据有五种格式。', '导出格式一共 7 种'],
  ['案例里算错的 p', 'case/afo-gait.yaml', /t\(20\) = 3\.83，p = 0\.001/, 't(20) = 3.83，p = 0.03', 'p 应当约为'],
  ['表里算错的区间', 'case/crane-neck.yaml', /interval: 95% CI 8.5–15.5/, 'interval: 95% CI 9.5–14.5', '区间不在 facts/intervals.yaml 里'],
  ['区间所由来的数', 'case/form-nine.yaml', /81份中14份/, '81份中24份', '比例应当约为 29.6%'],
  ['白皮书里另一个区间', 'white-paper/eeg-field.md', /1\.9–5\.1/, '2.9–4.1', '区间不在 facts/intervals.yaml 里'],
  ['案例里算错的秩检验', 'case/approach-scan.yaml', /z = 2\.73，p = 0\.006/, 'z = 2.73，p = 0.06', 'p 应当约为 0.0063'],
  ['两间实验室的公司', 'about/about.yaml', /14间实验室/, '2间实验室', '事实表里是“24家客户，14间实验室”'],
  ['白皮书里少一个读数', 'white-paper/sync-guide.md', /counts: \[78, 86/, 'counts: [77, 86', '图里有 359 个读数'],
  ['走样的链接页', 'media/training/can-recording.html', /96 ms/, '69 ms', '与 training/can-recording.yaml 的 description 不同'],
  ['链接页里算错的 p', 'media/case/truck-fatigue.html', /p < 0\.001，dz = 2\.2/, 'p = 0.04，dz = 2.2', 'p 应当约为'],
  ['通道、采样率与字节数算不出的存储', 'product/hz-n24.yaml', /1 h约7 MB/, '1 h约1.4 GB', '存储应当约为 1 h 6.9 MB'],
  ['少写的接口', 'product/hz-v3.yaml', /、TTL（输出）/, '', '接口里没有事实表里的TTL'],
  ['接在没有的口上', 'lab/zhuhe-motion-lab.yaml', /## 镜头管头两步\n/, '## 镜头管头两步\n\n  HZ-O8走TTL。\n', 'HZ-O8没有TTL'],
  ['比文档年轻的型号', 'tech-document/fnirs-optode.yaml', /2025年3月修订/, '2025年1月修订', '写于 2025-01，HZ-N48 在 2025-02 才有'],
  ['别的月份', 'training/eda-lab.yaml', /三月里/, '十一月里', '课在3月，文中写的是十一月'],
  ['引错的限度', 'case/controller-fourteen.yaml', /少于99%/, '少于95%', '可用心搏只有99'],
  ['替代文本里的旧说法', 'product/hz-n48.yaml', /导线收在脑后/, '光纤收在脑后', '已改（近红外的光源）'],
  ['链接页里的旧说法', 'media/case/truck-fatigue.html', /贴三枚电极/, '贴两枚电极', 'HZ-W3的电极只有三'],
  ['别的质保金', 'purchase/purchase.yaml', /value: 付5%，不计息/, 'value: 付10%，不计息', '"value":"付5%，'],
  ['单台的席位', 'purchase/purchase.yaml', /单买一台含1席一年/, '单买一台含2席一年', '事实表里是“方案含3席一年，单买一台含1席一年”'],
  ['别的服务器', 'it/it.yaml', /16核、64 GB内存/, '8核、64 GB内存', '事实表里是“16核、64 GB内存、480 GB固态硬盘”'],
  ['别的重新送检', 'purchase/purchase.yaml', /2026年10月起出厂的批次换了/, '2026年6月起出厂的批次换了', '证书为什么写未取证只有2026年10月'],
  ['别的席位费', 'purchase/purchase.yaml', /seatFee: 2400/, 'seatFee: 2000', 'rates.seatFee 事实表里是 2400'],
  ['别的耗材费', 'purchase/purchase.yaml', /perParticipant: 18/, 'perParticipant: 81', 'upkeep hz-e32 与事实表不符'],
  ['别的备份', 'it/it.yaml', /异地存一份，保留14天/, '异地存一份，保留35天', '事实表里是“保留14天”'],
  ['没有这一页的链接', 'faq/faq.yaml', /link: \/solutions\n/, 'link: /prices\n', '的链接没有这一页：/prices'],
  ['太长的回答', 'faq/faq.yaml', /answer: 不能。/, `answer: 不能。${'还是不能。'.repeat(30)}`, '的回答超过 120 字'],
  ['约数作限度的招标参数', 'product/hz-n24.yaml', /准备时间：不大于15 min/, '准备时间：不大于10 min', '拿典型值作限度'],
  ['太窄的脉冲', 'tech-document/trigger-wiring.yaml', /240 Hz \| 21 ms/, '240 Hz | 20 ms', 'HZ-C17 Pro的脉宽至少 21 ms'],
  ['脉宽的表里漏写的设备', 'tech-document/trigger-wiring.yaml', /.*HZ-O12光学.*\n/, '', '脉宽的表里没有HZ-O12'],
  ['与接线文档不同的脉宽', 'product/hz-d3.yaml', /脉宽不短于20 ms/, '脉宽不短于10 ms', '接线文档里是 20 ms'],
  ['没有电池证书的交货文件', 'product/hz-g1.yaml', /与电池CCC证书/, '', '电池CCC证书与数据表的“强制性产品认证”不合'],
  ['没有充电盒的箱子', 'product/hz-m8.yaml', /(?<box>箱内清单.*)充电盒、/, '$<box>', 'hz-m8.yaml parameters 箱内清单里没有充电的东西'],
  ['箱里没有的耗材', 'product/hz-d2.yaml', /(?<box>箱内清单.*)电极膏、/, '$<box>', '箱内清单里没有耗材电极膏'],
  ['与箱内清单不同的随机配件', 'product/hz-d3.yaml', /(?<asked>随机配件.*)薄袜/, '$<asked>厚袜', '随机配件与箱内清单不同'],
  ['漏写的自存', 'it/it.yaml', /HZ-E8、HZ-E32、/, 'HZ-E8、', 'HZ-E32自存一份，没有写'],
  ['漏写的标记自存', 'it/it.yaml', /HZ-CAN、HZ-T1、/, 'HZ-CAN、', 'HZ-T1自存一份，没有写'],
  ['不自存的型号', 'it/it.yaml', /HZ-ENV与HZ-Seat自存/, 'HZ-ENV、HZ-M4与HZ-Seat自存', 'HZ-M4不自存'],
  ['参数里没有的决定性的值', 'product/hz-can.yaml', /内置128 GB，约900 h/, '内置128 GB', '存储 900在参数与正文里没有'],
  ['没有的证书', 'data-sheet/hz-e8.yaml', /蓝牙5\.0，未取证（送检前）/, '蓝牙5.0，已取证', '有射频，没有证书就写“未取证”'],
  ['只写标准号的安全', 'product/hz-t1.yaml', /按GB 4943\.1与GB\/T 18268\.1设计，未取证（送检前）/, 'GB 4943.1，GB/T 18268.1', '安全与标准只写了标准号'],
  ['兄弟没有的行', 'data-sheet/hz-g1.yaml', /name: 电磁兼容/, 'name: 抗扰度', 'rows 与 facts/compliance.yaml 不同'],
  ['软件一行里有、数据表里没有的格式', 'data-sheet/hz-n8.yaml', /HDF5、SNIRF/, 'HDF5', '导出格式里没有SNIRF'],
  ['案例里不可能的离散', 'case/controller-fourteen.yaml', /34 ms（17） \| 25 ms（16）/, '34 ms（9） | 25 ms（8）', '不可信'],
]; // prettier-ignore

/** The sample content with every one of the errors in it: one reading finds them all. */
function plantedFolder(): ContentFolder {
  const directory = makeFolder();
  cpSync('lib/sample-content', directory, { recursive: true });
  for (const [what, file, before, after] of PLANTED) {
    const target = path.join(directory, file);
    const text = readFileSync(target, 'utf8');
    const spoiled = text.replace(before, after);
    expect([what, spoiled === text]).toEqual([what, false]);
    writeFileSync(target, spoiled);
  }
  return new ContentFolder(directory);
}

const sample = new ContentFolder('lib/sample-content');

test('示例内容与事实表、用词表没有出入', () => {
  expect(checkFacts(sample)).toEqual([]);
});

describe('埋下的错误', () => {
  const folder = plantedFolder();
  const found = checkFacts(folder);

  test('文件仍然读得进来', () => {
    expect(folder.problems).toEqual([]);
  });

  test.each(PLANTED)('%s，检查找得到', (_what, file, _before, _after, reason) => {
    expect(found.filter((line) => line.startsWith(file)).join('\n')).toContain(reason);
  });
});

test.each([
  ['别的信号数', { tagline: '五路信号，一个时钟' }, '六路信号'],
  ['没有的领域', { description: '供驾驶与农业研究使用。' }, '没有“农业”这个领域'],
  ['没有的模块', { description: '衡知把眼动与体温记录在同一个时钟上。' }, '没有“体温”这个模块'],
  ['别的起点', { origin: '起点是一台脑电' }, '事实表里是“起点是一台脑电”'],
  ['别的时差', { syncProof: { ...site.syncProof, value: '0.3' } }, 'syncProof.value 事实表里是“0.4”'],
  ['别的台数', { syncProof: { ...site.syncProof, claim: '10台设备连续采集60 min，相差不超过0.4 ms' } }, '12台设备'],
  ['别的漂移', { syncProof: { ...site.syncProof, note: site.syncProof.note.replace('7.9', '4.7') } }, '7.9 ms'],
  [
    '多出来的点',
    { syncProof: { ...site.syncProof, columns: site.syncProof.columns.map((count) => count + 1) } },
    '个读数，事实表里是 360',
  ],
  [
    '散得太开的点',
    { syncProof: { ...site.syncProof, columns: Array.from({ length: 21 }, (_, at) => (at === 10 ? 40 : 16)) } },
    '应当约一半',
  ],
])('首页说的话与事实表不合：%s', (_what, wrong, reason) => {
  const facts = readFacts(sample.directory)!;
  expect(checkCompany(sample, facts, { ...site, ...wrong }).join()).toContain(reason);
});

test('方案的参考价与设备之和不合，检查找得到', () => {
  const facts = readFacts(sample.directory)!;
  const solutions = facts.prices.solutions.map((fact) =>
    fact.alias === 'movement-lab' ? { ...fact, band: [60, 80] as [number, number] } : fact,
  );
  const found = checkPrices(sample, { ...facts, prices: { ...facts.prices, solutions } });
  expect(found.join()).toContain('solution/movement-lab.yaml price.band 与设备之和');
});

test('既没有案例、也没有实验室的客户，检查找得到', () => {
  const { world } = readFacts(sample.directory)!;
  const customers = [...world.customers, { alias: 'nobody', name: '无人大学' }];
  const found = checkItems(sample, { ...world, customers });
  expect(found).toContain('customer/nobody.yaml 没有案例，也没有实验室');
});

test('用得太多的句式只提醒，说出最多的几处', () => {
  const directory = makeFolder();
  const introduction = '看得见，不算数。'.repeat(160);
  writeFile(directory, 'lab/tired.yaml', {
    displayText: '实验室',
    publishedUtc: '2026-03-02T02:00:00Z',
    introduction,
  });
  const tired = overusedTurns(new ContentFolder(directory));
  expect(tired.join()).toContain('“A，不B”用了 160 次');
  expect(tired.join()).toContain('lab/tired.yaml introduction');
});

test('热区里，设备戴在它的模块没有型号的地方会报出来', () => {
  const { world } = readFacts('lib/sample-content')!;
  const spot = { id: 'wrist', device: '戴在手腕，测皮肤电', module: 'skin-respiration' };
  expect(checkPlaces(world, [{ hotspots: [spot] }])).toEqual([
    'lib/illustrations/hotspots.ts wrist skin-respiration没有用在手腕的型号',
  ]);
  expect(checkPlaces(world, [{ hotspots: [{ ...spot, device: '套在手指上' }] }])).toEqual([]);
});
