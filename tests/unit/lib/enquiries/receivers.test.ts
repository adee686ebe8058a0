import { createHmac } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { DeliveryTable, EnquiryTable } from '@/lib/database/tables';
import { configuredReceivers, contentServiceReceiver, mailReceiver, webhookReceiver } from '@/lib/enquiries/receivers';
import { newDelivery } from '@/lib/enquiries/store';
import { ENQUIRY } from '@/tests/support/enquiries';
import { startReceivingServer, type ReceivingServer } from '@/tests/support/receiving-server';

const delivery: DeliveryTable = newDelivery({
  enquiryId: 'e1',
  receipt: '7K3M-0000',
  receiver: 'webhook',
  event: 'create',
  now: 0,
});
const enquiry: EnquiryTable = {
  id: 'e1',
  receipt: '7K3M-0000',
  idempotency_key: 'k',
  body_hash: 'h',
  received_at: Date.UTC(2026, 10, 21),
  name: ENQUIRY.Name,
  telphone: ENQUIRY.Telphone,
  email: ENQUIRY.Email,
  company: ENQUIRY.Company,
  domain: ENQUIRY.Domain,
  requirement_type: ENQUIRY.RequirementType,
  content: ENQUIRY.Content,
  client_no: null,
  consent_version: null,
  planned: 1,
};
const PERSONAL = /林青|13812345678|lab\.example|临江|提示音/;
const never = new AbortController().signal;
let server: ReceivingServer;

beforeEach(async () => {
  process.env.SITE_URL = 'https://site.test';
  server = await startReceivingServer();
});

afterEach(async () => {
  await server.stop();
  for (const name of ['CONTENT_SERVICE_TOKEN', 'ENQUIRY_WEBHOOK_URL', 'SMTP_URL', 'ENQUIRY_MAIL_TO'])
    delete process.env[name];
});

test('内容服务：恰好七个字段，带令牌与不变的键', async () => {
  process.env.CONTENT_SERVICE_TOKEN = 'service-token';
  const receiver = contentServiceReceiver(server.address);
  await receiver.send({ delivery, enquiry }, never);
  await receiver.send({ delivery, enquiry }, never);
  const [first, second] = server.received;
  expect(first.url).toBe('/api/require/create');
  expect(JSON.parse(first.body)).toEqual(ENQUIRY);
  expect(first.headers.authorization).toBe('Bearer service-token');
  expect(first.headers['idempotency-key']).toBe(second.headers['idempotency-key']);
});

test('内容服务没有撤回接口：留着，说要手工删除', async () => {
  await expect(contentServiceReceiver(server.address).send({ delivery, enquiry: null }, never)).rejects.toThrow(
    '手工删除',
  );
  expect(server.received).toEqual([]);
});

describe('自己的程序', () => {
  test('全部内容，签名可以验', async () => {
    await webhookReceiver(server.address, 'webhook-secret').send({ delivery, enquiry }, never);
    const [{ body, headers }] = server.received;
    expect(JSON.parse(body)).toEqual({
      id: delivery.id,
      event: 'create',
      receipt: '7K3M-0000',
      receivedAt: '2026-11-21T00:00:00.000Z',
      enquiry: ENQUIRY,
    });
    const [, time, signature] = /^t=(\d+),v1=(\w{64})$/.exec(String(headers['x-signature'])) as RegExpExecArray;
    expect(signature).toBe(createHmac('sha256', 'webhook-secret').update(`${time}.${body}`).digest('hex'));
  });

  test('撤回：只有编号', async () => {
    await webhookReceiver(server.address, '').send(
      { delivery: { ...delivery, event: 'withdraw' }, enquiry: null },
      never,
    );
    expect(JSON.parse(server.received[0].body)).toEqual({ id: delivery.id, event: 'withdraw', receipt: '7K3M-0000' });
  });

  test.each([500, 404, 301])('答 %i 就是没有送到', async (status) => {
    server.answer = (response) => response.writeHead(status, { Location: '/elsewhere' }).end();
    await expect(webhookReceiver(server.address, '').send({ delivery, enquiry }, never)).rejects.toThrow();
  });

  test('2xx 里说什么都算送到', async () => {
    server.answer = (response) => response.end('\u0000 nonsense');
    await expect(webhookReceiver(server.address, '').send({ delivery, enquiry }, never)).resolves.toBeUndefined();
  });

  test('答得没完没了：读够了就不再读', async () => {
    let sent = 0;
    const closed = new Promise<void>((resolve) => {
      server.answer = (response) => {
        response.once('close', () => resolve());
        const more = () => {
          while (!response.destroyed && response.write('{"a":'.repeat(2_000))) sent += 10_000;
          response.once('drain', more);
        };
        more();
      };
    });
    await webhookReceiver(server.address, '').send({ delivery, enquiry }, never);
    await closed;
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  test('不答复：到时间就放手', async () => {
    server.answer = () => {};
    const sending = webhookReceiver(server.address, '').send({ delivery, enquiry }, AbortSignal.timeout(100));
    await expect(sending).rejects.toThrow();
  });

  test('没有人在听：失败，原因里没有个人信息', async () => {
    await server.stop();
    const error = await webhookReceiver(server.address, '')
      .send({ delivery, enquiry }, never)
      .catch((reason: Error) => reason);
    expect(String(error)).not.toMatch(PERSONAL);
    expect(String(error)).toMatch(/^TypeError/);
  });
});

describe('群机器人', () => {
  let calls: { url: URL; body: Record<string, unknown> }[] = [];

  /** The robots live on hosts that no test may call: only the network is replaced. */
  const answerWith = (answer: unknown) => {
    calls = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      calls.push({ url: new URL(String(url)), body: JSON.parse(String(init?.body)) as Record<string, unknown> });
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  };

  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['企业微信', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1', { errcode: 0 }],
    ['钉钉', 'https://oapi.dingtalk.com/robot/send?access_token=1', { errcode: 0 }],
    ['飞书', 'https://open.feishu.cn/open-apis/bot/v2/hook/1', { code: 0 }],
  ])('%s：编号、类型和链接，没有个人信息', async (_name, url, answer) => {
    answerWith(answer);
    await webhookReceiver(url, 'robot-secret').send({ delivery, enquiry }, never);
    const text = JSON.stringify(calls[0].body);
    expect(text).toContain('7K3M-0000');
    expect(text).toContain('获取解决方案');
    expect(text).toContain('https://site.test/extra');
    expect(text).not.toMatch(PERSONAL);
  });

  test('钉钉的签名在网址里，飞书的在正文里', async () => {
    answerWith({ errcode: 0, code: 0 });
    await webhookReceiver('https://oapi.dingtalk.com/robot/send?access_token=1', 'secret').send(
      { delivery, enquiry },
      never,
    );
    const { searchParams } = calls[0].url;
    const time = searchParams.get('timestamp');
    expect(searchParams.get('sign')).toBe(createHmac('sha256', 'secret').update(`${time}\nsecret`).digest('base64'));
    await webhookReceiver('https://open.feishu.cn/open-apis/bot/v2/hook/1', 'secret').send(
      { delivery, enquiry },
      never,
    );
    const { timestamp, sign } = calls[1].body;
    expect(sign).toBe(
      createHmac('sha256', `${String(timestamp)}\nsecret`)
        .update('')
        .digest('base64'),
    );
  });

  test.each([[{ errcode: 93000, errmsg: 'invalid key' }], ['<html>busy</html>'], [{}]])(
    '答 200 但不是成功（%j）：没有送到',
    async (answer) => {
      answerWith(answer);
      const receiver = webhookReceiver('https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1', '');
      await expect(receiver.send({ delivery, enquiry }, never)).rejects.toThrow();
    },
  );
});

describe('邮件', () => {
  let mailServer: Server;
  const lines: string[] = [];
  let dataAnswer = '250 ok';

  beforeEach(async () => {
    lines.length = 0;
    dataAnswer = '250 ok';
    mailServer = createServer(speakSmtp).listen(0, '127.0.0.1');
    await new Promise((resolve) => mailServer.once('listening', resolve));
    process.env.ENQUIRY_MAIL_TO = 'owner@site.test';
  });

  afterEach(() => mailServer.close());

  /** As much of a mail server as a sender needs. */
  function speakSmtp(socket: Socket): void {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (inData && line !== '.') continue;
        if (inData) socket.write(`${dataAnswer}\r\n`);
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(line === 'DATA' ? '354 go\r\n' : '250 ok\r\n');
        inData = line === 'DATA';
      }
    });
  }

  const address = () => `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`;

  test('送到收件人，编号固定', async () => {
    await mailReceiver(address()).send({ delivery, enquiry }, never);
    expect(lines.join('\n')).toMatch(/RCPT TO:<owner@site\.test>/);
    expect(lines.join('\n')).toContain(`Message-ID: <${delivery.id}@site.test>`);
    const body = Buffer.from(lines.slice(lines.indexOf('') + 1, lines.indexOf('.')).join(''), 'base64').toString();
    expect(body).toContain('Telphone: 13812345678');
  });

  test('姓名里的换行进不了邮件头', async () => {
    await mailReceiver(address()).send({ delivery, enquiry: { ...enquiry, name: 'a\r\nBcc: x@evil.example' } }, never);
    expect(lines.filter((line) => /^(Bcc|RCPT TO)/i.test(line))).toEqual(['RCPT TO:<owner@site.test>']);
  });

  test('到时间就放手：断开连接，这封信不会再到', async () => {
    const gone = new Promise<void>((resolve) =>
      mailServer.once('connection', (socket: Socket) => socket.once('close', () => resolve())),
    );
    const controller = new AbortController();
    mailServer.once('connection', (socket: Socket) =>
      socket.on('data', (data) => `${data}`.startsWith('DATA') && controller.abort()),
    );
    const error = await mailReceiver(address())
      .send({ delivery, enquiry }, controller.signal)
      .catch((reason: Error) => reason);
    expect(String(error)).toBe('Error: 邮件服务器：EABORT');
    await gone;
    expect(lines).not.toContain('.');
  });

  test('服务器不收：失败，原因里没有邮箱', async () => {
    dataAnswer = '554 rejected lin.qing@lab.example.cn';
    const error = await mailReceiver(address())
      .send({ delivery, enquiry }, never)
      .catch((reason: Error) => reason);
    expect(String(error)).toBe('Error: 邮件服务器：EMESSAGE');
  });
});

test('设了谁就送谁', () => {
  expect(configuredReceivers()).toEqual([]);
  process.env.ENQUIRY_WEBHOOK_URL = 'https://hooks.example/1';
  process.env.SMTP_URL = 'smtp://127.0.0.1';
  expect(configuredReceivers().map(({ name }) => name)).toEqual(['webhook', 'mail']);
});
