'use client';

import { Dialog } from './dialog.client';
import styles from './official-account-dialog.module.css';
import { Picture, type PictureData } from './picture';

interface OfficialAccountDialogProps {
  open: boolean;
  /** the QR code */
  picture: PictureData;
  title?: string;
  words?: string;
  onClose: () => void;
}

/** The QR code of the official account; a click on the backdrop closes it. */
export function OfficialAccountDialog({
  open,
  picture,
  title = '关注公众号',
  words = '用微信扫一扫，或长按图片识别',
  onClose,
}: OfficialAccountDialogProps) {
  return (
    <Dialog open={open} title={title} buttons={false} onClose={onClose}>
      <div className={styles.code}>
        <Picture picture={picture} ratio="square" sizes="240px" />
      </div>
      <p className={styles.words}>{words}</p>
    </Dialog>
  );
}
