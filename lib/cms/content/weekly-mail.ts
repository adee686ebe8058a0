import type { TaskConfig } from 'payload';
import { env } from '../../env';
import { weeklyPage } from './weekly';

/** On Monday morning the weekly page goes to administrators and editors, where mail is set (SMTP_URL). */
export const WEEKLY_MAIL: TaskConfig = {
  slug: 'weeklyMail',
  label: '每周一览的邮件',
  schedule: [{ cron: '0 0 8 * * 1', queue: 'default' }],
  handler: async ({ req }) => {
    if (!env.smtpUrl) return { output: {} };
    const { docs } = await req.payload.find({
      collection: 'users',
      where: { role: { in: ['admin', 'editor'] } },
      pagination: false,
      overrideAccess: true,
    });
    const to = (docs as unknown as { email: string }[]).map(({ email }) => email);
    const parts = await weeklyPage(req.payload);
    const text = parts.map(({ title, findings, problem }) =>
      [
        `${title}（${findings.length}）`,
        ...(problem ? [problem] : []),
        ...findings.map(({ label }) => `- ${label}`),
      ].join('\n'),
    );
    const { createTransport } = await import('nodemailer');
    const mail = { from: env.mail.from, bcc: to, subject: '网站内容每周一览', text: text.join('\n\n') };
    await createTransport(env.smtpUrl).sendMail(mail);
    return { output: {} };
  },
};
