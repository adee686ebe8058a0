import { DELIVERY_STATES, ENQUIRY_KINDS, writeFilter, type EnquiryFilter } from '@/lib/enquiries/list';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import styles from './enquiry-filters.module.css';

/** Type and delivery as a form that asks for the page anew, and the same enquiries as a file. */
export function EnquiryFilters({ filter }: { filter: EnquiryFilter }) {
  return (
    // the key gives the boxes their values again when only the address has changed
    <form key={writeFilter(filter)} action={paths.extra()} className={styles.root}>
      <label>
        类型
        <select name="type" defaultValue={filter.kind ?? ''}>
          <option value="">全部类型</option>
          {ENQUIRY_KINDS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        送达
        <select name="delivery" defaultValue={filter.state ?? ''}>
          <option value="">全部状态</option>
          {DELIVERY_STATES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="secondary">
        筛选
      </Button>
      <a href={paths.extraFile(writeFilter({ ...filter, page: 1 }))} className={styles.file} download>
        下载CSV
      </a>
    </form>
  );
}
