import { env } from '@/lib/env';
import { errorText } from '@/lib/error-text';
import { jsonAnswer } from '@/lib/http/answers';
import { signForWechat } from '@/lib/wechat/official-account';

/** Longest address that is signed. */
const URL_LENGTH_MOST = 2_000;

/** The signature with which a page of this site sets its card in WeChat; 204 where no account is configured. */
export async function GET(request: Request): Promise<Response> {
  // the address is read first: an answer that needs no request would be made while building, and a 204 cannot be stored
  const [url] = (new URL(request.url).searchParams.get('url') ?? '').split('#');
  const account = env.wechat;
  if (!account) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  if (url.length > URL_LENGTH_MOST || URL.parse(url)?.origin !== new URL(env.siteUrl).origin) {
    return jsonAnswer({ status: 400, message: 'url 应是本站的网址' });
  }
  try {
    const signature = await signForWechat(account, url);
    return Response.json(signature, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    console.error(`[wechat] ${errorText(error)}`);
    return jsonAnswer({ status: 502, message: '微信没有给出签名' });
  }
}
