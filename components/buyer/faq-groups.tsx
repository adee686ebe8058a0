import type { Item } from '@/lib/content/item';
import { ContactPanel } from '../contact/contact-panel';
import { ArrowLink } from '../ui/arrow-link';
import { ArticleOutline } from '../ui/article-outline.client';
import { NoBreakText } from '../ui/no-break-text';
import type { PageAction } from '../ui/page-sections';
import { SectionNav } from '../ui/section-nav';
import styles from './faq-groups.module.css';

/** A path of this site: an answer leads nowhere else. */
const OWN_PATH = /^\/(?!\/)/;

interface FaqGroupsProps {
  groups: Item<'faq'>['groups'];
  action: PageAction;
}

/** Questions group by group beside the list of groups; the first of each shows that there is an answer. */
export function FaqGroups({ groups, action }: FaqGroupsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.rail}>
        {groups.length > 1 && (
          <ArticleOutline
            label="问题分组"
            headings={groups.map(({ id, title, questions }) => ({ id, text: title, count: questions.length }))}
          />
        )}
        <div data-screen-only="">
          <ContactPanel action={action}>这里没有问到的，两个工作日内答复。</ContactPanel>
        </div>
      </div>
      <div className={styles.bar}>
        <SectionNav sections={groups.map(({ id, title }) => ({ id, label: title }))} action={action} />
      </div>
      <div>
        {groups.map((group) => (
          <FaqGroup key={group.id} group={group} />
        ))}
      </div>
    </div>
  );
}

function FaqGroup({ group: { id, title, questions } }: { group: FaqGroupsProps['groups'][number] }) {
  return (
    <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
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
    </section>
  );
}
