import { contactWords } from '@/lib/english/words';
import { site } from '@/lib/site';
import information from '../contact/contact-information.module.css';
import styles from '../contact/contact-layout.module.css';
import { FactList } from '../ui/fact-list';
import { Stat } from '../ui/stat';

/** What to write to us, how soon an answer comes, and how else to reach us. */
export function EnglishReach() {
  return (
    <div className={styles.side}>
      <h1>{contactWords.title}</h1>
      <p className={styles.ask}>{contactWords.lead}</p>
      <Stat fact={contactWords.answer} />
      <div className={information.root}>
        <FactList
          facts={[
            {
              label: contactWords.phone,
              value: (
                <>
                  <a href={`tel:${site.phone}`}>{site.phone}</a> {contactWords.phoneReach}
                </>
              ),
            },
            { label: contactWords.email, value: <a href={`mailto:${site.email}`}>{site.email}</a> },
          ]}
        />
      </div>
    </div>
  );
}
