import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { InternalFrame } from '@/components/internal/internal-frame';
import { InternalTitle } from '@/components/internal/internal-title';
import { LoginLayout } from '@/components/internal/login-layout';
import { LoginForm } from '@/components/internal/login-form';
import { LoginHelp } from '@/components/internal/login-help';
import { ButtonLink } from '@/components/ui/button-link';
import { currentSession } from '@/lib/login/guard';
import { loginConfigured } from '@/lib/login/login';
import { readNotice } from '@/lib/login/notice';
import { safeReturnPath } from '@/lib/login/return-path';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: '登录', description: '内部页面。' };
/** Who asks decides what is shown. */
export const instant = false;

interface Props {
  searchParams: Promise<{ returnUrl?: string | string[] }>;
}

export default async function LoginPage({ searchParams }: Props) {
  const session = await currentSession();
  if (session) {
    return (
      <InternalFrame name={session.nickName}>
        <InternalTitle title="已经登录" introduction={`登录名：${session.loginName}`} />
        <ButtonLink href={paths.extra()}>查看收到的需求</ButtonLink>
      </InternalFrame>
    );
  }
  const notice = await readNotice((await headers()).get('cookie'));
  return (
    <InternalFrame>
      <LoginLayout now={new Date()}>
        <InternalTitle title="登录" introduction="查看访客提交的需求与送达情况。" />
        {loginConfigured() ? (
          <LoginForm
            returnUrl={safeReturnPath((await searchParams).returnUrl)}
            message={notice?.message}
            loginName={notice?.loginName}
          />
        ) : (
          <LoginHelp />
        )}
      </LoginLayout>
    </InternalFrame>
  );
}
