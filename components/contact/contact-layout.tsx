import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { BuyerLinks } from '../buyer/buyer-links';
import { ArrowLink } from '../ui/arrow-link';
import { Stat } from '../ui/stat';
import { BreakableTitle } from '../ui/breakable-title';
import { ContactInformation } from './contact-information';
import { ContactPlace } from './contact-place';
import styles from './contact-layout.module.css';
import { FormPanel } from './form-panel';

/** How soon an answer comes, how else to reach us and where we are, beside the form; the footer asks no second time. */
export function ContactLayout({ form }: { form: ReactNode }) {
  return (
    <div className={styles.root} data-closing="">
      <div className={styles.column}>
        <div className={styles.side}>
          <h1>联系我们</h1>
          <p className={styles.ask}>
            <BreakableTitle>说说您想测什么：被试人数、场景和想比较的条件。</BreakableTitle>
          </p>
          <Stat fact={{ value: '2', unit: '个工作日', label: '之内给出设备清单、同步方式与报价' }} />
          <ContactInformation />
        </div>
        <ContactPlace />
      </div>
      <FormPanel>{form}</FormPanel>
      <div className={styles.first}>
        <ArrowLink href={paths.planner()}>还没有想好：先规划一间实验室</ArrowLink>
        <BuyerLinks types={['faq', 'purchase', 'it']} />
      </div>
    </div>
  );
}
