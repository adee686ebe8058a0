import type { TaskConfig } from 'payload';
import { TYPE_KEYS } from '../../content-service/content-types';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What has been in the trash for thirty days is gone; looked at every night. */
export const EMPTY_TRASH: TaskConfig = {
  slug: 'emptyTrash',
  label: '清空回收站',
  schedule: [{ cron: '0 30 3 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    const before = new Date(Date.now() - KEPT_MS).toISOString();
    for (const collection of TYPE_KEYS)
      await req.payload.delete({
        collection,
        where: { deletedAt: { less_than: before } },
        trash: true,
        overrideAccess: true,
      });
    return { output: {} };
  },
};
