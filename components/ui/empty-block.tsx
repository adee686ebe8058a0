import styles from './empty-block.module.css';

/** Stands where a list has nothing to show. */
export function EmptyBlock({ filtered = false }: { filtered?: boolean }) {
  return <p className={styles.root}>{filtered ? '很抱歉，未搜索到相关内容' : '暂无数据'}</p>;
}
