'use client';

import { useState } from 'react';
import { OfficialAccountDialog } from '../ui/official-account-dialog.client';
import type { PictureData } from '../ui/picture';
import styles from './official-account.module.css';

/** The footer's way to the official account: its code in a dialog; without scripts the picture itself. */
export function OfficialAccount({ picture }: { picture: PictureData }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={picture.src}
        className={styles.root}
        data-hold=""
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        关注公众号
      </a>
      <OfficialAccountDialog open={open} picture={picture} onClose={() => setOpen(false)} />
    </>
  );
}
