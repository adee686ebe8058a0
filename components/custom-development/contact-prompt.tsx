import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button-link';
import styles from './contact-prompt.module.css';

/** The question at the end of the custom-development and about pages; the footer leaves out its own there. */
export function ContactPrompt() {
  return (
    <section id="contact" data-closing="" className={styles.root} aria-label="联系">
      <p>想了解更多技术与服务？</p>
      <ButtonLink href={paths.contact()}>联系我们</ButtonLink>
    </section>
  );
}
