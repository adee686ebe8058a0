import { createHmac } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { REQUIREMENT_TYPES } from './requirement-types';
import { env } from '../env';
import { paths } from '../paths';
import type { DeliveryTable, EnquiryTable } from '../database/tables';
import { FIELDS, type Enquiry } from './rules';
import { errorCode } from '../error-text';
import { visibleText } from '../visible-text';

export interface Outgoing {
  delivery: DeliveryTable;
  /** null: withdrawn */
  enquiry: EnquiryTable | null;
}

export interface Receiver {
  name: 'content-service' | 'webhook' | 'mail';
  /** @throws Error unless the receiver has confirmed; the message holds nothing personal */
  send(outgoing: Outgoing, signal: AbortSignal): Promise<void>;
}

/** There is no way to tell this receiver, now or later: a person has to. */
export class CannotSendError extends Error {}

/** Everybody whom the settings name. */
export function configuredReceivers(): Receiver[] {
  return [
    ...(env.contentServiceUrl ? [contentServiceReceiver(env.contentServiceUrl)] : []),
    ...(env.webhookUrl ? [webhookReceiver(env.webhookUrl, env.webhookSecret)] : []),
    ...(env.smtpUrl ? [mailReceiver(env.smtpUrl)] : []),
  ];
}

/** An enquiry in its seven fields, as it is read: older ones were kept with what is not seen. */
export function fieldsOf(row: EnquiryTable): Enquiry {
  return {
    Name: visibleText(row.name),
    Telphone: row.telphone,
    Email: row.email,
    Company: visibleText(row.company),
    Domain: visibleText(row.domain),
    RequirementType: row.requirement_type,
    Content: visibleText(row.content),
  };
}

/** The remote content service takes exactly the seven fields. */
export function contentServiceReceiver(url: string): Receiver {
  return {
    name: 'content-service',
    async send({ delivery, enquiry }, signal) {
      // it knows no call for that, so a person has to
      if (!enquiry) throw new CannotSendError('内容服务没有撤回的接口，请在那里手工删除');
      const token = env.contentServiceToken;
      await post(url + paths.sendEnquiry(), JSON.stringify(fieldsOf(enquiry)), signal, {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        'Idempotency-Key': delivery.id,
        ...(enquiry.consent_version ? { 'Consent-Version': enquiry.consent_version } : {}),
      });
    },
  };
}

/** A program of the owner gets everything, signed; a chat robot only that there is something to read. */
export function webhookReceiver(url: string, secret: string): Receiver {
  const robot = ROBOTS[new URL(url).hostname];
  return {
    name: 'webhook',
    async send(outgoing, signal) {
      const seconds = Math.floor(Date.now() / 1000);
      if (robot) {
        const { address, body } = robot(url, announcement(outgoing), secret, seconds);
        const answer: unknown = await post(address, JSON.stringify(body), signal, {}).then((text) => JSON.parse(text));
        const { errcode, code } = answer as { errcode?: number; code?: number };
        // robots answer 200 to everything
        if ((errcode ?? code) !== 0) throw new Error(`机器人答复 ${String(errcode ?? code)}`);
        return;
      }
      const body = JSON.stringify(fullMessage(outgoing));
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      await post(url, body, signal, {
        'Idempotency-Key': outgoing.delivery.id,
        'X-Signature': `t=${seconds},v1=${signature}`,
      });
    },
  };
}

function fullMessage({ delivery, enquiry }: Outgoing): object {
  const head = { id: delivery.id, event: delivery.event, receipt: delivery.receipt };
  if (!enquiry) return head;
  return { ...head, receivedAt: new Date(enquiry.received_at).toISOString(), enquiry: fieldsOf(enquiry) };
}

/** Receipt, type and a link: what may be in a chat that others read. */
function announcement({ delivery, enquiry }: Outgoing): string {
  const what = enquiry ? `收到一条新的需求（${typeLabel(enquiry)}）` : '一条需求已被撤回，请删除已收到的内容';
  return `${what}\n受理编号：${delivery.receipt}\n查看：${env.siteUrl}${paths.extra()}`;
}

function typeLabel(enquiry: EnquiryTable): string {
  if (enquiry.client_no) return '白皮书登记';
  return REQUIREMENT_TYPES.find(({ value }) => value === enquiry.requirement_type)?.label ?? '未选类型';
}

type Robot = (url: string, text: string, secret: string, seconds: number) => { address: string; body: object };

const ROBOTS: Record<string, Robot | undefined> = {
  'qyapi.weixin.qq.com': (address, content) => ({ address, body: { msgtype: 'text', text: { content } } }),
  'oapi.dingtalk.com': (url, content, secret, seconds) => {
    const address = new URL(url);
    const timestamp = `${seconds}000`;
    if (secret) {
      address.searchParams.set('timestamp', timestamp);
      address.searchParams.set('sign', sha256(secret, `${timestamp}\n${secret}`));
    }
    return { address: address.href, body: { msgtype: 'text', text: { content } } };
  },
  'open.feishu.cn': (address, text, secret, seconds) => ({
    address,
    // Feishu signs an empty text with time and secret as the key
    body: {
      ...(secret ? { timestamp: String(seconds), sign: sha256(`${seconds}\n${secret}`, '') } : {}),
      msg_type: 'text',
      content: { text },
    },
  }),
};

function sha256(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

/** By e-mail, to ENQUIRY_MAIL_TO. */
export function mailReceiver(url: string): Receiver {
  return {
    name: 'mail',
    async send({ delivery, enquiry }, signal) {
      const { from, to } = env.mail;
      const transport = createTransport(url, { from });
      try {
        await transport.sendMail({
          to,
          // what is given up must not arrive after all: it will be sent once more
          signal,
          textEncoding: 'base64',
          subject: enquiry ? `新的需求：${typeLabel(enquiry)}` : '一条需求已被撤回',
          // the same for every attempt, so that mail programs show a repeated one once
          messageId: `<${delivery.id}@${new URL(env.siteUrl).hostname}>`,
          text: [
            ...(enquiry ? FIELDS.map((field) => `${field}: ${fieldsOf(enquiry)[field]}`) : ['请删除已收到的内容。']),
            `受理编号: ${delivery.receipt}`,
          ].join('\n'),
        });
      } catch (error) {
        // what a mail server says may repeat addresses
        throw new Error(`邮件服务器：${errorCode(error)}`);
      } finally {
        transport.close();
      }
    },
  };
}

const LONGEST_ANSWER = 64 * 1024;

async function post(url: string, body: string, signal: AbortSignal, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body,
    signal,
    redirect: 'error',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`状态 ${response.status}`);
  }
  return beginningOf(response);
}

/** What a receiver answers, up to the length that is of any use; an answer without end is not read on. */
async function beginningOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.byteLength;
    if (size < LONGEST_ANSWER) continue;
    await reader?.cancel();
    break;
  }
  return Buffer.concat(parts).toString('utf8', 0, LONGEST_ANSWER);
}
