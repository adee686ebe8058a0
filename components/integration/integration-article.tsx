import type { Integration } from '@/lib/content/integration';
import { paths } from '@/lib/paths';
import { crumbsOf } from '@/lib/seo/fixed-pages';
import { ParameterList } from '../facts/parameter-list';
import { ArticleHead } from '../ui/article-head';
import { ButtonLink } from '../ui/button-link';
import { CodeExample } from '../ui/code-example';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './integration-article.module.css';

/** What a program is sent, an example of how it reads it, and what to look out for. */
export function IntegrationArticle({ item, hasSampleData }: { item: Integration; hasSampleData: boolean }) {
  const { title, introduction, sends, code, language, description } = item;
  return (
    <div className={styles.root}>
      <ArticleHead title={title} crumbs={crumbsOf('integration')} lead={introduction}>
        {hasSampleData && (
          <ButtonLink kind="secondary" href={paths.sampleData()}>
            样例数据
          </ButtonLink>
        )}
      </ArticleHead>
      {sends.length > 0 && (
        <Section id="sends" title="传什么">
          <ParameterList parameters={sends} />
        </Section>
      )}
      {code && (
        <Section id="example" title="示例">
          <div
            className={styles.example}
            data-charted={description.blocks.some(({ kind }) => kind === 'chart') || undefined}
          >
            <CodeExample {...code} language={language} />
            <RichText text={description} />
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
