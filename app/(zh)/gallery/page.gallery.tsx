import type { Metadata } from 'next';
import { HydrationMark } from '@/components/layout/hydration-mark.client';
import { Article } from '@/components/ui/article';
import { ArticleHead } from '@/components/ui/article-head';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyBlock } from '@/components/ui/empty-block';
import { FeatureCarousel } from '@/components/ui/feature-carousel';
import { CoverLink } from '@/components/ui/cover-link';
import cover from '@/components/ui/cover-link.module.css';
import { Hero } from '@/components/ui/hero';
import { ContactBar } from '@/components/ui/contact-bar.client';
import { Fold } from '@/components/ui/fold';
import { Gallery } from '@/components/ui/gallery.client';
import { Icon } from '@/components/ui/icon';
import { ImageCarousel } from '@/components/ui/image-carousel';
import { Carousel } from '@/components/ui/carousel.client';
import { CodeExample } from '@/components/ui/code-example';
import { LeadFigure } from '@/components/ui/lead-figure';
import { Lead } from '@/components/ui/lead';
import { ScrollSnapList } from '@/components/ui/scroll-snap-list.client';
import { ListHead } from '@/components/ui/list-head';
import { Marquee } from '@/components/ui/marquee.client';
import { PauseOffscreen } from '@/components/ui/pause-offscreen.client';
import { PageBody } from '@/components/ui/page-body';
import { PrintButton } from '@/components/ui/print-button.client';
import { BreakableTitle } from '@/components/ui/breakable-title';
import { Stat } from '@/components/ui/stat';
import { Picture } from '@/components/ui/picture';
import { Reveal } from '@/components/ui/reveal';
import { RichText } from '@/components/ui/rich-text';
import { Sections } from '@/components/ui/sections';
import { Spinner } from '@/components/ui/spinner';
import { Summary } from '@/components/ui/summary';
import { LazyVectorAnimation } from '@/components/ui/lazy-vector-animation.client';
import { WidePicture } from '@/components/ui/wide-picture';
import { VersionDialog } from '@/components/ui/version-dialog.client';
import { paths } from '@/lib/paths';
import { DialogStates, SelectStates, ShareStates, ToastStates } from './states.client';
import { ANIMATION, CHART, CUSTOMERS, FACTS, FEATURES, PARADIGMS, PICTURES, SECTIONS, VERSION } from './samples';

export const metadata: Metadata = { title: '组件', robots: { index: false, follow: false } };

/** Every shared piece in its states, for eyes and for tests; a route only with GALLERY=1. */
export default function GalleryPage() {
  const here = (alias: string) => `#${alias}`;
  return (
    <main id="content">
      <HydrationMark />
      <ListHead title="组件" introduction="每一件，每一种状态。" />
      <Sections
        sections={[
          {
            id: 'actions',
            label: '按钮与选择',
            node: (
              <>
                <ButtonLink href="#dialogs">去对话框</ButtonLink>
                <PrintButton>打印</PrintButton>
                <p className={cover.area}>
                  <CoverLink href="#dialogs">整张卡片都能点</CoverLink>
                </p>
                <SelectStates />
              </>
            ),
          },
          {
            id: 'dialogs',
            label: '对话框与提示',
            node: (
              <>
                <DialogStates />
                <ToastStates />
                <VersionDialog versions={{ '#dialogs': VERSION }}>
                  <a href="#dialogs">在宽屏上打开版本</a>
                </VersionDialog>
              </>
            ),
          },
          {
            id: 'carousels',
            label: '轮播',
            background: 'tint',
            node: (
              <>
                <FeatureCarousel page="/gallery" label="功能" items={FEATURES} linkTo={here} />
                <ImageCarousel page="/gallery" label="图片" pictures={PICTURES} />
                <Carousel
                  page="/gallery"
                  label="实验范式"
                  loop={false}
                  layout="row"
                  slides={PARADIGMS.map((name) => ({ key: name, content: <h3>{name}</h3> }))}
                />
                <PauseOffscreen className="">
                  <Marquee label="客户" rows={CUSTOMERS} />
                </PauseOffscreen>
              </>
            ),
          },
          {
            id: 'drawings',
            label: '图表与动画',
            node: (
              <>
                <RichText text={{ blocks: [CHART] }} />
                <LazyVectorAnimation src={ANIMATION} label="一个方块左右移动" />
                <Gallery label="外观" pictures={PICTURES} />
              </>
            ),
          },
          {
            id: 'article',
            label: '文章',
            node: (
              <>
                <ArticleHead
                  title="文章的标题，长到要折成两行的时候"
                  crumbs={[{ href: '#actions', label: '组件' }]}
                  lead="先用一句话回答。"
                  fact={<Stat fact={{ value: '0.4', unit: 'ms', label: '最大时钟时差', note: '12 台，60 min' }} />}
                  facts={FACTS}
                  figure={<Picture picture={PICTURES[1]} />}
                >
                  <ShareStates />
                </ArticleHead>
                <Article
                  outline={SECTIONS.slice(0, 1).map(({ id, label: text }) => ({ id, text }))}
                  aside="旁边是下一步"
                >
                  <Lead>第一段先回答问题。</Lead>
                  <p>正文从这里开始，一行不超过三十八个字。</p>
                </Article>
                <WidePicture picture={PICTURES[0]} />
                <LeadFigure picture={PICTURES[0]} sizes="100vw" />
                <CodeExample name="a.py" href="#article" language="Python" text={'import csv\nprint(1)'} />
                <Hero title="一个地方" question="它回答什么？" picture={PICTURES[0]} facts={FACTS}>
                  <ButtonLink href="#actions">提交需求</ButtonLink>
                </Hero>
                <Fold label="展开这一段">为什么是这样。</Fold>
                <ScrollSnapList label="一条" count={2} className="">
                  <li>第一件</li>
                  <li>第二件</li>
                </ScrollSnapList>
                <ListHead title="一个列表" count="26 个" introduction="里面有什么。" />
              </>
            ),
          },
          {
            id: 'states',
            label: '等待、空、出现',
            node: (
              <>
                <Spinner />
                <EmptyBlock />
                <EmptyBlock filtered />
                {PICTURES.map((picture, index) => (
                  <Reveal key={picture.src} index={index} perRow={2}>
                    <Picture picture={picture} />
                    <h3>
                      <BreakableTitle>把提示音提前400毫秒，够不够？</BreakableTitle>
                    </h3>
                    <Summary>
                      32名驾驶员各接管6次，语音比图标早400 ms响起。早到的只有目光，刹车没有提前；肌电说明了原因。
                    </Summary>
                  </Reveal>
                ))}
              </>
            ),
          },
        ]}
      />
      <PageBody>
        <Icon icon={{ src: paths.media('icon/domain-driving.svg'), alt: '' }} />
      </PageBody>
      <ContactBar contactHref="#actions" />
    </main>
  );
}
