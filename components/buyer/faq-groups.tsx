import type { Item } from '@/lib/content/item';
import { ArrowLink } from '../ui/arrow-link';
import { NoBreakText } from '../ui/no-break-text';
import styles from './faq-groups.module.css';

/** A path of this site: an answer leads nowhere else. */
const OWN_PATH = /^\/(?!\/)/;

/** Questions group by group; a reader opens what he asks, and the first of each group shows that there is an answer. */
export function FaqGroups({ groups }: { groups: Item<'faq'>['groups'] }) {
  return groups.map(({ id, title, questions }) => (
    <section key={id} id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>
        {questions.map(({ question, answer, link, linkText }, index) => (
          <details key={question} className={styles.question} open={index === 0}>
            <summary>
              <h3>
                <NoBreakText>{question}</NoBreakText>
              </h3>
            </summary>
            <p>
              <NoBreakText>{answer}</NoBreakText>
            </p>
            {OWN_PATH.test(link) && linkText && <ArrowLink href={link}>{linkText}</ArrowLink>}
          </details>
        ))}
      </div>
    </section>
  ));
}
