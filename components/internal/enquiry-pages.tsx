import { writeFilter, type EnquiryFilter } from '@/lib/enquiries/list';
import { paths } from '@/lib/paths';
import styles from './enquiry-pages.module.css';

/** The way to newer and older enquiries. */
export function EnquiryPages({ filter, pages }: { filter: EnquiryFilter; pages: number }) {
  if (pages < 2) return null;
  const { page } = filter;
  const to = (target: number) => paths.extra(writeFilter({ ...filter, page: target }));
  return (
    <nav aria-label="分页" className={styles.root}>
      {page > 1 ? (
        <a href={to(page - 1)} rel="prev">
          上一页
        </a>
      ) : (
        <span>上一页</span>
      )}
      <p aria-current="page">
        第{page}页，共{pages}页
      </p>
      {page < pages ? (
        <a href={to(page + 1)} rel="next">
          下一页
        </a>
      ) : (
        <span>下一页</span>
      )}
    </nav>
  );
}
