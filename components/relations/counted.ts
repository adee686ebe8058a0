import type { RelatedType } from '@/lib/content/relation-map';

/** What each kind is counted by. */
export const COUNTED: Record<RelatedType, string> = {
  lab: '间实验室',
  case: '个案例',
  publication: '篇论文',
  module: '种设备',
};
