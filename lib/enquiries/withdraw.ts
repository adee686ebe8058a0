import { describeStoreFault } from '../database/faults';
import { env } from '../env';
import { paths } from '../paths';
import { pageAnswer } from '../http/answers';
import { formSource } from '../http/same-origin';
import { confirmationPage, takeConfirmation } from '../http/confirmation';
import { clientAddress } from '../http/client-address';
import { endedPaperPassCookie } from './paper-pass';
import { BadRequestError, bodyKind, readBody, tooMany } from '../http/request-body';
import { SharedLimit } from '../http/shared-limit';
import { enquiryStore } from './store';

const MAX_BODY_BYTES = 2 * 1024;
const TRIES = 10;

const perAddress = new SharedLimit('withdrawals', () => TRIES);

/**
 * The form of /privacy/withdraw: erases the enquiry whose receipt number is
 * given, takes the cookie away and tells the receivers. The number travels in
 * the body, never in an address.
 */
export async function receiveWithdrawal(request: Request): Promise<Response> {
  const again = { href: paths.withdrawal(), label: '回到撤回页' };
  try {
    if (bodyKind(request) !== 'form') throw new BadRequestError(415, '请从撤回页发送');
    const source = formSource(request, env.siteUrl);
    const values = new URLSearchParams(await readBody(request, MAX_BODY_BYTES));
    const isConfirmed = await takeConfirmation(request, values);
    if (source === 'unknown' && !isConfirmed) return await confirmationPage(paths.sendWithdrawal(), values);
    const receipt = values.get('receipt')?.trim() ?? '';
    if (!receipt) throw new BadRequestError(422, '请填写受理编号');
    const wait = await perAddress.take(clientAddress(request.headers));
    if (wait > 0) throw tooMany(wait);
    const isErased = await erase(receipt);
    if (!isErased) throw new BadRequestError(404, '没有这个编号，或已经撤回');
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error;
    return pageAnswer({ status: error.status, message: error.message, headers: error.headers, link: again });
  }
  return pageAnswer({
    status: 200,
    message: '已撤回',
    lines: ['您留下的内容已经删除，收到过它的人也会得到通知。'],
    headers: { 'Set-Cookie': endedPaperPassCookie() },
    link: { href: paths.home(), label: '回到首页' },
  });
}

async function erase(receipt: string): Promise<boolean> {
  try {
    return await (await enquiryStore()).withdraw(receipt);
  } catch (error) {
    console.error('[enquiries] 没有撤回：', describeStoreFault(error));
    throw new BadRequestError(503, '暂时没有撤回成功，请稍后再试一次');
  }
}
