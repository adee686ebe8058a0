import type { Payload } from 'payload';

const SECOND_MS = 1_000;
/** No job takes so long. */
const LONGEST_MS = 60 * SECOND_MS;

/** What was under way when the server ended, or when the database failed, Payload would leave so for ever. */
export async function resumeJobs(payload: Payload): Promise<boolean> {
  const lost = {
    processing: { equals: true },
    updatedAt: { less_than: new Date(Date.now() - LONGEST_MS).toISOString() },
  };
  await payload.update({ collection: 'payload-jobs', where: lost, data: { processing: false }, overrideAccess: true });
  return true;
}

/** Publishing at a time, which is Payload's own task, is tried again for half an hour: the database may be held. */
export function retryPublishing({ config }: Payload): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (task) task.retries = { attempts: 8, backoff: { type: 'exponential', delay: 10 * SECOND_MS } };
}
