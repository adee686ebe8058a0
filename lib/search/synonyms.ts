/**
 * The words of the field. One row, one meaning: anyone who searches for one of its words finds all of them.
 * A row with a single word says that this word is one, where a sentence is cut into words.
 *
 * - Latin words match whole words, capitals or not; `eye tracking` also matches `eye-tracking`.
 * - `!头皮电` in a row: inside this string its words mean something else.
 *
 * Changes take effect at the next start. A word may be in several rows.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  // eyes
  ['眼动', '眼动追踪', '眼动跟踪', '眼动仪', '眼球追踪', '视线追踪', '目光追踪', '眼动测量', 'eye tracking', 'eye tracker', 'eyetracking', 'eyetracker'],
  ['可穿戴眼动追踪', '可穿戴眼动', '眼动眼镜', '眼镜式眼动仪', '眼镜式眼动', '头戴式眼动仪', '移动式眼动仪', '移动眼动', 'eye tracking glasses', 'wearable eye tracking', 'mobile eye tracking'],
  ['屏幕式眼动追踪', '屏幕式眼动仪', '屏幕式眼动', '桌面式眼动仪', '桌面眼动', '遥测式眼动仪', '遥测眼动', 'screen based eye tracking', 'remote eye tracking', 'remote eye tracker'],
  ['注视', '凝视', '注视点', 'fixation', 'gaze'],
  ['注视时长', '注视持续时间', '停留时间', '停留时长', 'fixation duration', 'dwell time'],
  ['扫视', '眼跳', 'saccade', 'saccades'],
  ['微扫视', '微眼跳', 'microsaccade', 'microsaccades'],
  ['瞳孔', '瞳孔直径', '瞳孔大小', 'pupil', 'pupillometry', 'pupil diameter'],
  ['眨眼', '瞬目', 'blink'],
  ['兴趣区', '感兴趣区', '感兴趣区域', 'aoi', 'area of interest'],
  ['热图', '热点图', '热力图', 'heatmap', 'heat map'],
  ['扫视路径', '注视轨迹', '视线轨迹', 'scanpath', 'gaze plot'],
  ['标定', '校准', '定标', 'calibration'],

  // brain
  ['脑电', '脑电图', '脑电波', '脑波', '脑电仪', '脑电采集', 'eeg', 'electroencephalography'],
  ['脑电帽', '电极帽', 'eeg cap'],
  ['近红外', '近红外脑成像', '近红外脑功能成像', '功能性近红外', '功能近红外', '近红外光谱', 'fnirs', 'nirs'],
  ['事件相关电位', '诱发电位', 'erp', 'erps', 'event related potential'],
  ['P300', 'p3'],
  ['失匹配负波', 'mmn'],
  ['稳态视觉诱发电位', 'ssvep'],
  ['脑机接口', 'bci', 'brain computer interface'],
  ['血氧', '血氧浓度', '氧合血红蛋白', '含氧血红蛋白', 'hbo'],
  ['阻抗', '电极阻抗', '接触电阻', 'impedance'],
  ['伪迹', '伪影', '伪差', 'artifact', 'artefact'],
  ['独立成分分析', 'ica'],
  ['额中线θ', '额中线theta', 'frontal midline theta', 'theta', 'θ'],
  ['光极', 'optode', 'optodes'],

  // heart, skin, breath, muscle
  ['心电', '心电图', 'ecg', 'ekg', 'electrocardiogram'],
  ['心率', '心跳', '心搏', 'heart rate'],
  ['心率变异性', '心率变异', 'hrv', 'heart rate variability'],
  ['脉搏', '脉搏波', '光电容积', '光电容积脉搏波', 'ppg', 'photoplethysmography', 'bvp'],
  ['皮电', '皮肤电', '皮电反应', '皮肤电反应', '皮肤电导', '皮肤电活动', 'gsr', 'eda', 'scr', 'scl', 'electrodermal', '!头皮电'],
  ['呼吸', '呼吸带', '呼吸波', 'respiration', 'breathing', 'resp'],
  ['皮温', '皮肤温度', '体温', 'skin temperature'],
  ['肌电', '表面肌电', '肌电图', '肌电信号', 'emg', 'semg', 'electromyography'],
  ['最大自主收缩', '最大随意收缩', 'mvc'],
  ['生理', '生理测量', '生理信号', '生理指标', '多导生理', '多导生理仪', '生理记录仪', 'physiology', 'psychophysiology', 'biosignal'],
  ['可穿戴', '穿戴式', '无线穿戴', 'wearable'],

  // motion
  ['动捕', '动作捕捉', '运动捕捉', '动作捕捉系统', 'mocap', 'motion capture'],
  ['惯性', '惯性测量单元', '惯性传感器', '惯性动捕', '惯性动作捕捉', 'imu', 'inertial'],
  ['光学动捕', '光学动作捕捉', 'optical motion capture'],
  ['步态', '步态分析', '行走分析', 'gait'],
  ['膝角', '膝关节角度', '关节角度', 'joint angle', 'knee angle'],
  ['姿势', '姿态', '体位', 'posture'],
  ['压力分布', '压力坐垫', '座椅压力', '压力垫', 'pressure mat', 'seat pressure'],
  ['外骨骼', 'exoskeleton'],
  ['矫形器', '踝足矫形器', '支具', 'afo', 'orthosis'],
  ['颈部前屈', '低头', '颈前屈', 'neck flexion'],
  ['数据手套', '手套', 'data glove', 'data gloves', 'glove', 'gloves'],

  // behaviour
  ['行为编码', '行为观察', '行为分析', '观察编码', '行为标注', 'behavior coding', 'behaviour coding', 'behavioral observation'],
  ['一致性', '编码者一致性', '评分者信度', '评分者一致性', 'kappa', 'icc', 'inter rater'],
  ['面部表情', '表情识别', '表情分析', 'facial expression'],
  ['触屏', '触摸屏', '触控', 'touch screen', 'touchscreen'],
  ['摄像', '摄像机', '摄像头', '录像', '机位', 'camera', 'video'],
  ['课堂观察', '课堂录像', 'classroom observation'],

  // driving
  ['驾驶模拟', '驾驶模拟器', '模拟驾驶', '驾驶仿真', '模拟驾驶舱', 'driving simulator', 'driving simulation'],
  ['接管', '接管请求', '驾驶接管', 'takeover', 'take over', 'tor'],
  ['自动驾驶', '智能驾驶', '辅助驾驶', '无人驾驶', 'automated driving', 'autonomous driving', 'adas'],
  ['L3', 'L3级', '三级自动驾驶', '有条件自动驾驶'],
  ['智能座舱', '座舱', '驾驶舱', 'cockpit', 'cabin'],
  ['抬头显示', '平视显示', '平视显示器', 'hud', 'head up display'],
  ['CAN总线', 'CAN数据', '车辆总线', '整车数据', '车辆数据', 'can bus', 'can'],
  ['疲劳', '困倦', '瞌睡', '疲劳驾驶', '驾驶疲劳', 'fatigue', 'drowsiness'],
  ['分心', '分神', '走神', '注意力分散', 'distraction', 'mind wandering'],
  ['车道保持', '车道偏离', '车道标准差', 'sdlp', 'lane keeping'],
  ['反应时', '反应时间', '制动反应', 'reaction time', 'rt'],
  ['行人', '过街', '行人过街', 'pedestrian'],
  ['司机', '驾驶员', '驾驶人', 'driver'],
  ['货车', '卡车', 'truck'],
  ['眩光', '远光', '炫光', 'glare'],
  ['模拟器不适', '晕动', '晕动症', '模拟器眩晕', '模拟器晕动症', 'simulator sickness', 'motion sickness', 'ssq'],

  // aviation, rail, health, work
  ['飞行', '航空', '飞行员', 'aviation', 'pilot', 'flight'],
  ['空管', '空中交通管制', '管制员', '管制', 'atc', 'air traffic control'],
  ['轨道交通', '铁路', '列车', '地铁', 'rail', 'railway'],
  ['手术', '手术室', '外科', 'surgery', 'surgical'],
  ['康复', '卒中', '中风', 'rehabilitation', 'stroke'],
  ['工效学', '人因工程', '人因', '人类工效学', '人机工程', '人机工效', '工效', 'ergonomics', 'human factors'],
  ['作业工效', '职业工效', '体力负荷', '劳动负荷', 'occupational ergonomics'],
  ['登高', '高处作业', '高空作业', 'work at height'],

  // mind and methods
  ['认知负荷', '心理负荷', '脑力负荷', '工作负荷', '心智负荷', '负荷', 'workload', 'mental workload', 'cognitive load'],
  ['NASA-TLX', '任务负荷指数', 'tlx'],
  ['注意', '注意力', '视觉注意', 'attention'],
  ['情绪', '情感', '情绪识别', 'emotion', 'affect'],
  ['压力', '应激', 'stress'],
  ['记忆', '工作记忆', 'n-back', 'nback', 'working memory'],
  ['实验范式', '范式', '实验任务', 'paradigm', 'paradigms'],
  ['被试', '受试者', '参与者', '志愿者', 'participant', 'participants', 'subject'],
  ['样本量', '样本数', '样本大小', '功效分析', '统计功效', 'sample size', 'power analysis'],
  ['预注册', 'preregistration', 'pre registration'],
  ['可用性', '可用性测试', '易用性', '可用性评估', 'usability', 'usability test'],
  ['用户体验', '体验评估', 'ux', 'user experience'],
  ['人机交互', '交互设计', 'hci', 'human computer interaction'],
  ['深色模式', '深色界面', '暗色模式', '夜间模式', 'dark mode'],
  ['阅读', '文本阅读', 'reading'],
  ['货架', '超市', '购物', 'shelf', 'shopper'],
  ['广告', '短视频广告', '广告测试', 'advertising', 'advertisement'],
  ['消费者', '消费行为', '神经营销', 'neuromarketing', 'consumer'],
  ['儿童', '孩子', '小学生', 'children', 'child'],
  ['课堂', '教师', '教学', 'classroom', 'teacher'],
  ['寻路', '导向标识', '标识', '路径寻找', 'wayfinding', 'signage'],

  // virtual reality
  ['虚拟现实', '虚拟实境', '沉浸式', 'vr', 'virtual reality'],
  ['头盔', '头显', '头戴显示器', 'hmd', 'headset'],
  ['延迟', '时延', '滞后', 'latency', 'delay'],
  ['三维', '3D', '立体'],

  // platform, synchronisation, data
  ['同步', '时间同步', '多模态同步', '时钟同步', '对时', '数据同步', 'synchronization', 'synchronisation', 'sync'],
  ['多模态', '多通道生理', '多源数据', 'multimodal'],
  ['触发', '触发信号', '触发线', '打标', '事件标记', '标记', 'trigger', 'marker', 'ttl'],
  ['采样率', '采样频率', '采样', 'sampling rate', 'sample rate'],
  ['云平台', '云端', '云端同步', 'cloud'],
  ['开放接口', '接口', '二次开发', 'api', 'sdk'],
  ['实验流程', '实验设计', 'experiment process', 'experimental design'],
  ['数据分析', '统计分析', 'data analysis'],
  ['数据导出', '导出', '导出格式', 'export', 'csv', 'edf', 'bids'],
  ['原始数据', 'raw data'],
  ['环境', '照度', '光照', '噪声', '温湿度', 'environment', 'illuminance', 'noise'],
  ['断网', '离线采集', '离线', 'offline'],
  ['清洁', '消毒', '清洗', 'cleaning', 'disinfection'],
  ['无线', '蓝牙', 'wireless', 'bluetooth', 'wifi', 'wi-fi'],
  ['续航', '电池', '电量', '待机', 'battery'],
  ['精度', '准确度', '精确度', 'accuracy'],
  ['通道', '导联', '通道数', 'channel', 'channels'],

  // what people want from a company
  ['价格', '报价', '多少钱', '费用', '价钱', '采购', 'price', 'quote'],
  ['交货期', '货期', '供货', '交付', '交货', 'lead time', 'delivery'],
  ['参数', '规格', '技术指标', '技术参数', 'specification', 'specifications', 'datasheet'],
  ['定制', '定制开发', '定制研发', 'custom development', 'customization'],
  ['实验室', '实验室建设', '实验室规划', '实验室设计', 'laboratory', 'lab'],
  ['案例', '应用案例', '客户案例', 'case study'],
  ['培训', '课程', '工作坊', '讲座', '暑期学校', '暑期班', '暑期课程', 'training', 'workshop', 'summer school'],
  ['论文', '文献', '期刊论文', '发表', 'publication', 'paper', 'journal'],
  ['白皮书', 'white paper', 'whitepaper'],
  ['文档', '技术文档', 'document', 'documents', 'documentation'],
  ['教程', '手册', '使用说明', '说明书', '操作指南', 'manual', 'tutorial', 'guide'],
  ['售后', '售后服务', '维修', '保修', 'support', 'warranty'],

  // words of their own
  ['位置', '放置', '贴放', 'placement', 'position'], ['采集'],
  ['验收'], ['佩戴'], ['电极'], ['干扰'], ['滤波'], ['基线'], ['频谱'], ['额叶'], ['前额叶'], ['驾驶', '开车', 'driving', 'drive'], ['座椅'], ['方向盘'],
  ['仪表'], ['界面'], ['表单'], ['旋钮'], ['菜单'], ['设备'], ['传感器'], ['屏幕'], ['眼镜'], ['步行'], ['起跑'],
  ['短跑'], ['运动员'], ['老师'], ['学生'], ['医院'], ['大学'], ['研究'], ['实验'], ['测量'], ['评估'], ['指标'],
  ['方案'], ['解决方案'], ['报警'], ['警觉'], ['睡眠'], ['打断'], ['交接'], ['撤离'], ['客舱'], ['进近'], ['烤箱'],
  ['耳机'], ['音箱'], ['桥吊'], ['港口'], ['博物馆'], ['建筑'], ['办公'], ['手机'], ['平板'], ['支架'], ['网络'],
]; // prettier-ignore
