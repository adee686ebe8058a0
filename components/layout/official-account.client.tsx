'use client';

import type { PictureData } from '../ui/picture';
import { useOfficialAccount } from './use-official-account.client';
import styles from './official-account.module.css';

/** The footer's way to the official account: its code in a dialog; without scripts the picture itself. */
export function OfficialAccount({ picture }: { picture: PictureData }) {
  const { open, dialog } = useOfficialAccount(picture);
  return (
    <>
      <a
        href={picture.src}
        className={styles.root}
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        关注公众号
      </a>
      {dialog}
    </>
  );
}
