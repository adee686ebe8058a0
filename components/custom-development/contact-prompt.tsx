import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { ButtonLink } from '../ui/button-link';
import styles from './contact-prompt.module.css';

/** The question at the end of the custom-development and about pages, on the footer's background; that leaves out its own. */
export function ContactPrompt() {
  return (
    <section id="contact" data-closing="" data-background="dark" className={styles.root} aria-label="联系">
      <div className={styles.inner}>
        <p>想了解更多技术与服务？</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.contact()}>联系我们</ButtonLink>
          <a href={`tel:${site.phone}`}>{site.phone}</a>
        </div>
      </div>
    </section>
  );
}
