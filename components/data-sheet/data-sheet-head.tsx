import type { DataSheet } from '@/lib/content/data-sheet';
import { paths } from '@/lib/paths';
import { dataSheetPage } from '@/lib/seo/item-pages';
import { formatDate } from '@/lib/text';
import { ArticleHead } from '../ui/article-head';
import { ButtonLink } from '../ui/button-link';
import { LeadPicture } from '../ui/lead-picture';
import { PageLink } from '../ui/page-link';

/** Which version and edition the sheet is of, and the way to it as a file. */
export function DataSheetHead({ sheet }: { sheet: DataSheet }) {
  const { alias, title, module, product, publishedUtc } = sheet;
  const picture = product.image ?? product.gallery[0];
  return (
    <ArticleHead
      title={title}
      crumbs={dataSheetPage(sheet).crumbs ?? []}
      lead={`${module.title}的各个型号参数项目一致，可以逐项比较。附进采购文件时，连同版本日期一起引用。`}
      figure={picture && <LeadPicture picture={picture} sizes="(max-width: 768px) 100vw, 792px" />}
      facts={[
        {
          label: '型号',
          value: <PageLink href={paths.product(module.alias, product.alias)}>{product.title}</PageLink>,
        },
        { label: '版本', value: formatDate(publishedUtc) },
      ]}
    >
      <ButtonLink href={paths.dataSheetFile(alias)} download={`${title}.pdf`}>
        下载PDF
      </ButtonLink>
    </ArticleHead>
  );
}
