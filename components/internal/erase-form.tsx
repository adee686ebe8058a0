import { formatTime } from '@/lib/enquiries/presentation';
import type { ListedEnquiry } from '@/lib/enquiries/list';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { EnquiryText } from './enquiry-text';
import styles from './erase-form.module.css';

/** The second question before an enquiry is gone. @param enquiry null: gone already */
export function EraseForm({ enquiry, back }: { enquiry: ListedEnquiry | null; back: string }) {
  return (
    <form action={paths.extraAction()} method="post" className={styles.root}>
      {enquiry && (
        <>
          <p>
            {enquiry.name}，{enquiry.company && `${enquiry.company}，`}
            {formatTime(enquiry.received_at)}
          </p>
          <div>
            <EnquiryText enquiry={enquiry} />
          </div>
          <p className={styles.note}>
            删除后不能恢复：姓名、电话、邮箱和留言都会抹去，已经收到它的接收方会得到通知，访客的白皮书阅读权限也会收回。
          </p>
          <input type="hidden" name="action" value="erase" />
          <input type="hidden" name="id" value={enquiry.id} />
          <input type="hidden" name="back" value={back} />
        </>
      )}
      <div className={styles.buttons}>
        {enquiry && <Button type="submit">删除</Button>}
        <a href={back}>{enquiry ? '不删除，返回' : '返回'}</a>
      </div>
    </form>
  );
}
