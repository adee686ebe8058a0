import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

/** A page of our own in the admin: Payload shows those to everybody, so that it is asked here who looks. */
export function StaffView({
  initPageResult,
  params,
  searchParams,
  title,
  children,
}: AdminViewServerProps & { title: string; children: ReactNode }) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  const { payload, i18n, user } = req;
  if (!user) redirect('/admin/login');
  const shared = { i18n, locale, params, payload, permissions, req, searchParams, visibleEntities };
  return (
    <DefaultTemplate {...shared} user={user}>
      <Gutter>
        <h1>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
