import type { Integration } from '@/lib/content/integration';
import { waysOf, WAYS } from '@/lib/pages/integration-ways';
import { paths } from '@/lib/paths';
import { crumbsOf } from '@/lib/seo/fixed-pages';
import { ArticleHead } from '../ui/article-head';
import { CodeExample } from '../ui/code-example';
import { FactList } from '../ui/fact-list';
import { PageLink } from '../ui/page-link';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './integration-article.module.css';

/** What a program is sent, an example of how it reads it, and what to look out for. */
export function IntegrationArticle({ item, hasSampleData }: { item: Integration; hasSampleData: boolean }) {
  const { title, introduction, sends, code, language, description } = item;
  const ways = waysOf(sends);
  const [charts, texts] = [true, false].map((isChart) => ({
    blocks: description.blocks.filter(({ kind }) => (kind === 'chart') === isChart),
  }));
  const hasCharts = charts.blocks.length > 0;
  return (
    <div className={styles.root}>
      <ArticleHead
        title={title}
        crumbs={crumbsOf('integration')}
        lead={introduction}
        facts={[
          {
            label: '用途',
            value: WAYS.filter(({ key }) => ways.has(key))
              .map(({ label }) => label)
              .join('、'),
          },
          {
            label: '数据',
            value: hasSampleData && (
              <PageLink href={paths.sampleData()} className={styles.data}>
                样例数据
              </PageLink>
            ),
          },
        ]}
      />
      <div className={styles.columns}>
        {sends.length > 0 && (
          <section id="sends" aria-labelledby="sends-title">
            <h2 id="sends-title">接口与数据</h2>
            <FactList facts={sends.map(({ name, value }) => ({ label: name, value }))} />
          </section>
        )}
        {code && (
          <section
            id="example"
            className={styles.example}
            data-charts={hasCharts ? '' : undefined}
            aria-labelledby="example-title"
          >
            <h2 id="example-title">示例</h2>
            <CodeExample {...code} language={language} />
            <RichText text={hasCharts ? charts : texts} />
          </section>
        )}
        {code && hasCharts && <RichText text={texts} />}
      </div>
      {!code && description.blocks.length > 0 && (
        <Section id="reading" title="怎样读" width="article">
          <RichText text={description} />
        </Section>
      )}
    </div>
  );
}
