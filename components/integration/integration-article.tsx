import type { Integration } from '@/lib/content/integration';
import { waysOf, WAYS } from '@/lib/pages/integration-ways';
import { paths } from '@/lib/paths';
import { crumbsOf } from '@/lib/seo/fixed-pages';
import { ParameterList } from '../facts/parameter-list';
import { ArticleHead } from '../ui/article-head';
import { CodeExample } from '../ui/code-example';
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
          { label: '示例', value: code && `${code.name}，${code.text.split('\n').length}行` },
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
      {sends.length > 0 && (
        <Section id="sends" title="接口与数据">
          <ParameterList parameters={sends} />
        </Section>
      )}
      {code && (
        <Section id="example" title="示例">
          <div className={styles.example}>
            <div>
              <CodeExample {...code} language={language} />
              <RichText text={charts} />
            </div>
            <RichText text={texts} />
          </div>
        </Section>
      )}
      {!code && description.blocks.length > 0 && (
        <Section id="reading" title="怎样读" width="article">
          <RichText text={description} />
        </Section>
      )}
    </div>
  );
}
