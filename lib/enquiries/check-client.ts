import { describeStoreFault } from '../database/faults';
import { jsonAnswer } from '../http/answers';
import { clientAddress } from '../http/client-address';
import { hasPaperPass, paperPassCookie } from './paper-pass';
import { SharedLimit } from '../http/shared-limit';
import { CLIENT_NO } from './rules';
import { enquiryStore } from './store';

/** Questions an address may ask in ten minutes: enough for a reader, too few to guess numbers. */
const QUESTIONS = 120;
const perAddress = new SharedLimit('questions', () => QUESTIONS);

/**
 * GET /api/require/checkClient: whether this browser has
 * left its card. The cookie decides first; a known `clientNo` gets a cookie.
 */
export async function checkClient(request: Request): Promise<Response> {
  const clientNo = new URL(request.url).searchParams.get('clientNo') ?? '';
  if (clientNo && !CLIENT_NO.test(clientNo))
    return jsonAnswer({ status: 400, message: 'clientNo 应是 16 到 128 个字母或数字' });
  const wait = await perAddress.take(clientAddress(request.headers));
  if (wait > 0) return jsonAnswer({ status: 429, message: '请求过于频繁', headers: { 'Retry-After': String(wait) } });
  try {
    if (await hasPaperPass(request)) return result(true);
    const id = clientNo ? await (await enquiryStore()).idOfClient(clientNo) : null;
    return id ? result(true, { 'Set-Cookie': await paperPassCookie(id) }) : result(false);
  } catch (error) {
    console.error('[enquiries] checkClient：', describeStoreFault(error));
    return jsonAnswer({ status: 503, message: '暂时查不到' });
  }
}

function result(isKnown: boolean, headers?: HeadersInit): Response {
  return jsonAnswer({ status: 200, message: '', extra: { result: isKnown }, headers });
}
