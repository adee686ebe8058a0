import { describeStoreFault } from '../database/faults';
import { ENQUIRY_PAGE_SIZE } from '../constants';
import { readSession } from '../login/session';
import { jsonAnswer } from '../http/answers';
import { listEnquiries, readFilter } from './list';
import { fieldsOf } from './receivers';
import { enquiryStore } from './store';

/**
 * GET /api/require/getAll: enquiries, newest first, a page
 * at a time (`page`, from 1), to a logged-in caller only; else 401.
 */
export async function answerAll(request: Request): Promise<Response> {
  const session = await readSession(request.headers.get('cookie'));
  if (!session) return jsonAnswer({ status: 401, message: '请先登录' });
  try {
    const filter = readFilter(new URL(request.url).searchParams);
    const { enquiries, total } = await listEnquiries(await enquiryStore(), filter);
    const list = enquiries.map((enquiry) => ({
      ...fieldsOf(enquiry),
      receipt: enquiry.receipt,
      receivedAt: new Date(enquiry.received_at).toISOString(),
      delivery: enquiry.state,
    }));
    const data = { list, totalCount: total, pageSize: ENQUIRY_PAGE_SIZE };
    return jsonAnswer({ status: 200, message: '', extra: { data } });
  } catch (error) {
    console.error('[enquiries] getAll：', describeStoreFault(error));
    return jsonAnswer({ status: 503, message: '暂时查不到' });
  }
}
