import { site } from '@/lib/site';
import styles from './contact-information.module.css';

/** How else to reach us, beside the form. */
export function ContactInformation() {
  return (
    <section id="contact-information" aria-labelledby="contact-information-title" className={styles.root}>
      <h2 id="contact-information-title">联系方式</h2>
      <dl>
        <div>
          <dt>电话</dt>
          <dd>
            <a href={`tel:${site.phone}`}>{site.phone}</a>
          </dd>
        </div>
        <div>
          <dt>邮箱</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>地址</dt>
          <dd>{site.address}</dd>
        </div>
      </dl>
    </section>
  );
}
