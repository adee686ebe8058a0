import 'server-only';
import type { Training } from '../content/training';
import { paths } from '../paths';
import { isOver } from './course-day';

/** What a reader of a course can do, and whether the course itself still lies ahead. */
export interface CourseContact {
  isOver: boolean;
  /** is in the form already */
  message: string;
  href: string;
  label: string;
}

/** A course that is over can no longer be joined: one asks for the next one. */
export async function courseContact({ title, startTime }: Training): Promise<CourseContact> {
  const over = await isOver(startTime);
  const message = over ? `想问“${title}”的下一期：` : `想参加“${title}”，或者它的下一期：`;
  return { isOver: over, message, href: paths.contact(message), label: over ? '问问下一期' : '咨询报名' };
}
