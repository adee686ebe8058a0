import type { RelatedType } from '@/lib/relation-threads';

/** What each kind is called. */
export const NAMES: Record<RelatedType, string> = { lab: '实验室', case: '案例', publication: '论文', module: '设备' };

/** What each kind is counted by. */
export const COUNTED: Record<RelatedType, string> = {
  lab: '间实验室',
  case: '个案例',
  publication: '篇论文',
  module: '种设备',
};
