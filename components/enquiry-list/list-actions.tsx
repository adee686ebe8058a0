import { useState } from 'react';
import { writeEnquiryList } from '@/lib/browser/enquiry-list';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button.client';
import { PrintButton } from '../ui/print-button.client';
import styles from './list-actions.module.css';

/** To be sent on, printed, emptied; what has been typed is not thrown away by one press. */
export function ListActions({ address, isOwn }: { address: string; isOwn: boolean }) {
  const [isSure, setIsSure] = useState(false);
  return (
    <div className={styles.root} data-screen-only="">
      <PrintButton>打印询价函</PrintButton>
      <CopyButton text={address} label="复制网址（不含备注）" />
      {isOwn &&
        (isSure ? (
          <>
            <Button kind="secondary" onClick={() => writeEnquiryList([])}>
              确定清空
            </Button>
            <Button kind="secondary" onClick={() => setIsSure(false)}>
              不清空
            </Button>
          </>
        ) : (
          <button type="button" className={styles.empty} onClick={() => setIsSure(true)}>
            清空
          </button>
        ))}
    </div>
  );
}
