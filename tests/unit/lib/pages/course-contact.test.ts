import type { Training } from '@/lib/content/training';
import { courseContact } from '@/lib/pages/course-contact';

const course = (startTime: string): Training => ({
  id: '1',
  alias: 'one',
  title: '甲',
  startTime,
  introduction: '',
  image: null,
  place: '',
  seats: 9,
  fee: '',
});

test('已结束的课问下一期，还没开的咨询报名', async () => {
  expect(await courseContact(course('2020-01-01T01:00:00Z'))).toMatchObject({ isOver: true, label: '问问下一期' });
  expect(await courseContact(course('2999-01-01T01:00:00Z'))).toMatchObject({ isOver: false, label: '咨询报名' });
});
