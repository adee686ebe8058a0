import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** WeChat's interface as far as signing goes: hands out tokens and tickets, and counts how often it was asked. */
export class WechatService {
  /** paths in the order in which they were asked for */
  readonly calls: string[] = [];
  /** what to answer instead, by path */
  readonly refusals = new Map<string, { errcode: number; errmsg: string }[]>();
  livesSeconds = 7200;
  ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy';
  private readonly server: Server;
  private token = 0;

  constructor(private readonly account: { appId: string; secret: string }) {
    this.server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const url = new URL(request.url ?? '', 'http://wechat.test');
        this.calls.push(url.pathname);
        const refusal = this.refusals.get(url.pathname)?.shift();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(refusal ?? this.answer(url, request.method ?? '', body)));
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  count(path: string): number {
    return this.calls.filter((call) => call === path).length;
  }

  private answer(url: URL, method: string, body: string): object {
    if (url.pathname === '/cgi-bin/stable_token' && method === 'POST') {
      const { grant_type, appid, secret } = JSON.parse(body) as Record<string, string>;
      const isKnown =
        grant_type === 'client_credential' && appid === this.account.appId && secret === this.account.secret;
      if (!isKnown) return { errcode: 40125, errmsg: 'invalid appsecret' };
      this.token += 1;
      return { access_token: `token-${this.token}`, expires_in: this.livesSeconds };
    }
    if (url.pathname === '/cgi-bin/ticket/getticket' && url.searchParams.get('type') === 'jsapi') {
      const isKnown = url.searchParams.get('access_token') === `token-${this.token}`;
      if (!isKnown) return { errcode: 40001, errmsg: 'invalid credential' };
      return { errcode: 0, errmsg: 'ok', ticket: this.ticket, expires_in: this.livesSeconds };
    }
    return { errcode: 48001, errmsg: 'api unauthorized' };
  }
}
