import { site } from '@/lib/site';
import { FactList } from '../ui/fact-list';
import styles from './contact-information.module.css';

/** How else to reach us, beside the form. */
export function ContactInformation() {
  return (
    <section id="contact-information" aria-labelledby="contact-information-title" className={styles.root}>
      <h2 id="contact-information-title">联系方式</h2>
      <FactList
        facts={[
          { label: '电话', value: <a href={`tel:${site.phone}`}>{site.phone}</a> },
          { label: '邮箱', value: <a href={`mailto:${site.email}`}>{site.email}</a> },
          { label: '地址', value: site.address },
        ]}
      />
    </section>
  );
}
