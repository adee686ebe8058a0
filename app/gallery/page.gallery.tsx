import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyBlock } from '@/components/ui/empty-block';
import { FeatureCarousel } from '@/components/ui/feature-carousel';
import { FeedbackBar } from '@/components/ui/feedback-bar.client';
import { Gallery } from '@/components/ui/gallery.client';
import { HeadBanner } from '@/components/ui/head-banner';
import { ImageCarousel } from '@/components/ui/image-carousel';
import { Carousel } from '@/components/ui/carousel.client';
import { Marquee } from '@/components/ui/marquee.client';
import { Picture } from '@/components/ui/picture';
import { Reveal } from '@/components/ui/reveal.client';
import { RichText } from '@/components/ui/rich-text';
import { SectionNav } from '@/components/ui/section-nav';
import { Section } from '@/components/ui/section';
import { Spinner } from '@/components/ui/spinner';
import { VectorAnimation } from '@/components/ui/vector-animation.client';
import { VersionLink } from '@/components/ui/version-link.client';
import { DialogStates, SelectStates, ShareStates, ToastStates } from './states.client';
import { ANIMATION, CHART, CUSTOMERS, FEATURES, PARADIGMS, PICTURES, SECTIONS, VERSION } from './samples';

export const metadata: Metadata = { title: '组件', robots: { index: false, follow: false } };

/** Every shared piece in its states, for eyes and for tests; a route only with GALLERY=1. */
export default function GalleryPage() {
  const here = (alias: string) => `#${alias}`;
  return (
    <main id="content">
      <HeadBanner
        title="组件"
        divider
        introduction="每一件，每一种状态。"
        picture={PICTURES[0]}
        crumbs={[{ href: '/', label: '首页' }]}
      />
      <SectionNav sections={SECTIONS} />
      <Section id="actions" title="按钮与选择">
        <ButtonLink href="#dialogs">去对话框</ButtonLink>
        <SelectStates />
      </Section>
      <Section id="dialogs" title="对话框与提示">
        <DialogStates />
        <ToastStates />
        <VersionLink href="#dialogs" version={VERSION}>
          在宽屏上打开版本
        </VersionLink>
        <ShareStates />
      </Section>
      <Section id="carousels" title="轮播" ground="mist">
        <FeatureCarousel label="功能" items={FEATURES} linkTo={here} />
        <ImageCarousel label="图片" pictures={PICTURES} />
        <Carousel
          label="实验范式"
          loop={false}
          layout="row"
          slides={PARADIGMS.map((name) => ({ key: name, content: <h3>{name}</h3> }))}
        />
        <Marquee label="客户" rows={CUSTOMERS} />
      </Section>
      <Section id="drawings" title="图表与动画">
        <RichText text={{ blocks: [CHART] }} />
        <VectorAnimation src={ANIMATION} label="一个方块左右移动" />
        <Gallery label="外观" pictures={PICTURES} />
      </Section>
      <Section id="states" title="等待、空、出现">
        <Spinner />
        <EmptyBlock />
        <EmptyBlock filtered />
        {PICTURES.map((picture, index) => (
          <Reveal key={picture.src} index={index} perRow={2}>
            <Picture picture={picture} />
          </Reveal>
        ))}
      </Section>
      <FeedbackBar contactHref="#actions" />
    </main>
  );
}
