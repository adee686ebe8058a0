import type { Access, CollectionBeforeOperationHook, FieldAccess } from 'payload';
import { refusal } from '../content/refusal';

/** Who may do what: accounts are the administrator's, publishing the editor's; an author writes drafts. */
export const ROLES = [
  { value: 'admin', label: '管理员（帐号与一切）' },
  { value: 'editor', label: '编辑（写、发布、删除）' },
  { value: 'author', label: '作者（只写草稿）' },
];

const roleOf = (user: unknown) => (user as { role?: string } | null | undefined)?.role;

export const isStaff: Access = ({ req }) => Boolean(req.user);
/** Publishing is an update that says so: an author is not shown the button, and can set no time for it. */
export const mayUpdate: Access = ({ req, data }) =>
  Boolean(req.user) && !(roleOf(req.user) === 'author' && (data as { _status?: string })?._status === 'published');
export const isEditor: Access = ({ req }) => ['admin', 'editor'].includes(roleOf(req.user) ?? '');
export const isAdmin: Access = ({ req }) => roleOf(req.user) === 'admin';
export const isAdminsField: FieldAccess = ({ req }) => roleOf(req.user) === 'admin';
/** Accounts are listed by the administrator; everybody sees their own. */
export const isAdminOrSelf: Access = ({ req }) =>
  roleOf(req.user) === 'admin' || (req.user ? { id: { equals: req.user.id } } : false);

/** What an author writes goes beside what is published, never in its place. */
export const keepDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (roleOf(req.user) !== 'author') return args;
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } };
  const isWriting = ['create', 'update', 'restoreVersion'].includes(operation);
  // Payload publishes what says so of itself, draft or not
  if (isWriting && (!draft || data?._status === 'published')) throw refusal('作者只能存草稿，发布请找编辑', 403);
  return args;
};
