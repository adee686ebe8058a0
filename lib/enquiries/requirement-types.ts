/** Requirement types of an enquiry, by the number that is sent. */
export const REQUIREMENT_TYPES = [
  { value: '1', label: '获取产品资料' },
  { value: '2', label: '获取解决方案' },
  { value: '3', label: '预约体验' },
  { value: '4', label: '实验室规划与设计' },
  { value: '5', label: '售后服务' },
] as const;
