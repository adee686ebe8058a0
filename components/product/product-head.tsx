import type { Product } from '@/lib/content/product';
import type { ComparedFacts, ProductFacts } from '@/lib/content/product-facts';
import { valueOf } from '@/lib/content/compared-rows';
import { previewOf } from '@/lib/pictures/preview';
import { LONG_TITLE } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { splitFirstSentence, withUnit } from '@/lib/text';
import { CompareToggle } from '../comparison/compare-toggle.client';
import { EnquireButton } from '../enquiry-list/enquire-button.client';
import { PriceNote } from '../facts/price-note';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button-link';
import { Gallery } from '../ui/gallery.client';
import { BreakableTitle } from '../ui/breakable-title';
import type { PictureData } from '../ui/picture';
import { NoBreakText } from '../ui/no-break-text';
import styles from './product-head.module.css';

/** Longer than this a value of the neighbour's is not beside ours whole. */
const LONGEST_VALUE = 10;

interface ProductHeadProps {
  product: Product;
  facts: ProductFacts;
  /** the version that it is weighed against */
  neighbour?: { title: string; facts?: ComparedFacts };
  action: { href: string; label: string };
}

/** First screen of a version: its pictures, whom it is for in one sentence, the values that decide, the action. */
export async function ProductHead({ product, facts, neighbour, action }: ProductHeadProps) {
  const { title, module, introduction, image, gallery } = product;
  const pictures = await firstWithPreview(image ? [image, ...gallery.filter(({ src }) => src !== image.src)] : gallery);
  return (
    <div className={styles.root} data-pictured={pictures.length > 0 || undefined}>
      <Breadcrumbs
        crumbs={[
          { href: paths.modules(), label: '产品模块' },
          ...(module ? [{ href: paths.module(module.alias), label: module.title }] : []),
        ]}
      />
      <div className={styles.columns}>
        {pictures.length > 0 && (
          <section id="gallery" className={styles.gallery} aria-label="外观">
            <Gallery label="外观" pictures={pictures} />
          </section>
        )}
        <header className={styles.text}>
          <h1 data-long={title.length > LONG_TITLE || undefined}>
            <BreakableTitle>{title}</BreakableTitle>
          </h1>
          {introduction && (
            <p className={styles.fit}>
              <NoBreakText>{splitFirstSentence(introduction)[0]}</NoBreakText>
            </p>
          )}
          <Values facts={facts} neighbour={neighbour} />
          <div className={styles.price}>
            <PriceNote price={facts.price && { ...facts.price, factors: '' }} leadTime={facts.leadTime} isEach />
          </div>
          <div className={styles.actions}>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
            <ButtonLink href={paths.section('recommended')} kind="secondary">
              与同类比较
            </ButtonLink>
          </div>
          <div className={styles.keep}>
            <CompareToggle alias={product.alias} />
            <EnquireButton items={[{ type: 'product', alias: product.alias, title }]} />
          </div>
        </header>
      </div>
    </div>
  );
}

function Values({ facts, neighbour }: Pick<ProductHeadProps, 'facts' | 'neighbour'>) {
  if (facts.decisive.length === 0) return null;
  return (
    <table className={styles.values}>
      {neighbour && (
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col">对照{neighbour.title}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {facts.decisive.map(({ name, value, unit }) => {
          const other = valueOf(neighbour?.facts, name);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.value}>{withUnit(value, unit)}</td>
              <td>{inShort(other, unit)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What a neighbour has not been tested for weighs nothing here; its parameters say so. */
const UNTESTED = '未测';

/** A long value by its number in the same unit: `不超过1个样本（8.3 ms）` → `8.3 ms`. */
function inShort(value: string, unit: string): string {
  if (value === UNTESTED) return '–';
  if ([...value].length <= LONGEST_VALUE) return value;
  const number = value.match(/[\d.,]+\u00A0?[^\d\s，（）]+/g)?.find((part) => unit !== '' && part.endsWith(unit));
  return number ?? '–';
}

async function firstWithPreview([first, ...rest]: PictureData[]): Promise<PictureData[]> {
  return first ? [{ ...first, preview: await previewOf(first.src) }, ...rest] : [];
}
