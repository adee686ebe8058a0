import { DELIVERY_STATES, type ListedEnquiry } from '@/lib/enquiries/list';
import { formatPhone, formatTime } from '@/lib/enquiries/presentation';
import { paths } from '@/lib/paths';
import { DeliveryLine } from './delivery-line';
import { EnquiryText } from './enquiry-text';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './enquiry-table.module.css';

interface EnquiryTableProps {
  enquiries: ListedEnquiry[];
  /** address of this list, to come back to */
  back: string;
}

const COLUMNS = ['收到', '访客', '需求', '送达'];

/** Enquiries as a table, on phones as cards; the roles stay when the style sheet makes blocks of it. */
export function EnquiryTable({ enquiries, back }: EnquiryTableProps) {
  return (
    <table role="table" className={styles.root}>
      <caption className={visuallyHidden.root}>收到的需求，最新的在前</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {enquiries.map((enquiry) => (
          <EnquiryRow key={enquiry.id} enquiry={enquiry} back={back} />
        ))}
      </tbody>
    </table>
  );
}

function EnquiryRow({ enquiry, back }: { enquiry: ListedEnquiry; back: string }) {
  const { id, receipt, received_at, name, company, telphone, email, state, deliveries } = enquiry;
  const [day, time] = formatTime(received_at).split(' ');
  return (
    <tr role="row">
      <td role="cell" className={styles.when}>
        <time dateTime={new Date(Number(received_at)).toISOString()}>
          {day} <span>{time}</span>
        </time>
      </td>
      <td role="cell" className={styles.visitor}>
        <p className={styles.name}>{name}</p>
        {company && <p>{company}</p>}
        <a href={`tel:${telphone.replace(/[^\d+]/g, '')}`}>{formatPhone(telphone)}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td role="cell">
        <EnquiryText enquiry={enquiry} />
        <p className={styles.receipt}>编号{receipt}</p>
      </td>
      <td role="cell" className={styles.delivery}>
        <p data-state={state} className={styles.state}>
          {DELIVERY_STATES.find(({ value }) => value === state)?.label}
        </p>
        {deliveries.map((delivery) => (
          <DeliveryLine key={delivery.id} delivery={delivery} back={back} />
        ))}
        <a href={paths.extraErase(id, back)} className={styles.erase} aria-label={`删除${name}的需求`}>
          删除
        </a>
      </td>
    </tr>
  );
}
