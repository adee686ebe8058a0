import { draftMode } from 'next/headers';
import { paths } from '@/lib/paths';
import styles from './preview-bar.module.css';

/** Tells staff that what they see has not been published; nobody else ever gets it. */
export async function PreviewBar() {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  return (
    <p className={styles.bar} role="status">
      预览：草稿还没有发布，只有您看得见。
      <a href={paths.previewCard()}>分享卡片</a>
      {/* a whole new page: what the router keeps is of the draft */}
      <a href={paths.previewEnd()}>结束预览</a>
    </p>
  );
}
