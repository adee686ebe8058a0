import type { AdminViewServerProps } from 'payload';
import { contentType } from '../../content-service/content-types';
import { awaitingReview } from '../content/review';
import { StaffView } from './staff-view';

const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

/** Drafts that authors have sent for review. */
export async function ReviewView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const awaiting = req.user ? await awaitingReview(req) : [];
  return (
    <StaffView {...props} title="待审">
      {awaiting.length === 0 && <p>没有等着审的草稿。</p>}
      <ul>
        {awaiting.map(({ type, id, name, updatedAt }) => (
          <li key={`${type}/${id}`}>
            <a href={`/admin/collections/${type}/${id}`}>{name}</a>（{contentType(type).label}，
            {time.format(new Date(updatedAt))}）
          </li>
        ))}
      </ul>
    </StaffView>
  );
}
