import type { CollectionConfig } from 'payload';
import { isAdmin, isAdminOrSelf, isAdminsField, isStaff, ROLES } from './access';
import { UNSAVED } from './unsaved';

const MINUTE_MS = 60_000;

/** Accounts of those who write content; the site's own login is another one. */
export const USERS: CollectionConfig = {
  slug: 'users',
  labels: { singular: '帐号', plural: '帐号' },
  admin: {
    group: '管理',
    hideAPIURL: true,
    components: UNSAVED,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * MINUTE_MS,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict' },
  },
  access: {
    admin: isStaff as () => boolean,
    create: isAdmin,
    // whoever meets an item that is held reads who has it
    read: isStaff,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
  },
  hooks: {
    beforeChange: [
      // the first account is made by whoever opens the browser first
      async ({ data, operation, req }) => {
        if (operation !== 'create') return data;
        const { totalDocs } = await req.payload.count({ collection: 'users', req });
        return totalDocs === 0 ? { ...data, role: 'admin' } : data;
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', label: '姓名', required: true },
    {
      name: 'role',
      type: 'select',
      label: '角色',
      options: ROLES,
      defaultValue: 'author',
      required: true,
      saveToJWT: true,
      access: { update: isAdminsField },
    },
  ],
};
