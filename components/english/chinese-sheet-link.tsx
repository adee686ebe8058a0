import { english } from '@/lib/english/words';
import { ArrowIcon } from '../ui/arrow-icon';
import styles from '../ui/arrow-link.module.css';

/** From the values of a version to all of them in Chinese. A plain link: the frame around it is another one. */
export function ChineseSheetLink({ href }: { href: string }) {
  return (
    <a href={href} hrefLang="zh-CN" className={styles.root}>
      {english.dataSheet}
      <ArrowIcon />
    </a>
  );
}
