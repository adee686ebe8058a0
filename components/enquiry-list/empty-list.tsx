import { paths } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import styles from './empty-list.module.css';

const PLACES = [
  { href: paths.modules(), label: '产品模块' },
  { href: paths.solutions(), label: '解决方案' },
  { href: paths.trainings(), label: '培训' },
  { href: paths.planner(), label: '实验室规划：先看哪些型号合用' },
];

/** Where things are put on the list. */
export function EmptyList() {
  return (
    <div className={styles.root}>
      <p>询价单里还没有东西。型号、方案与培训的页面上有“加入询价单”，从这里找起：</p>
      <ul>
        {PLACES.map(({ href, label }) => (
          <li key={href}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
