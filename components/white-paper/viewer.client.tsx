'use client';

import { useRef, useState, type ReactNode } from 'react';
import { downloadPaper } from '@/lib/browser/paper/download';
import { rulerPlaces } from '@/lib/browser/paper/ruler-places';
import { stepScale } from '@/lib/browser/paper/zoom';
import { rememberedPage, rememberPage } from '@/lib/browser/remembered-page';
import { useFullScreen } from '@/lib/browser/paper/use-full-screen';
import { useMobile } from '@/lib/browser/use-media-query';
import { useOutline } from '@/lib/browser/paper/use-outline';
import { usePaper } from '@/lib/browser/paper/use-paper';
import { usePaperSearch } from '@/lib/browser/paper/use-search';
import { usePaperView } from '@/lib/browser/paper/use-view';
import { usePinchZoom } from '@/lib/browser/paper/use-pinch-zoom';
import { useViewerKeys } from '@/lib/browser/paper/use-viewer-keys';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import { SvgIcon } from '../ui/svg-icon';
import { ViewerButton } from './viewer-button';
import { ViewerControls } from './viewer-controls.client';
import { ViewerFailure, type PagePicture } from './viewer-failure.client';
import { ViewerGate } from './viewer-gate.client';
import { ViewerOutline } from './viewer-outline.client';
import { ViewerPages } from './viewer-pages';
import { ViewerSearch } from './viewer-search.client';
import { ViewerToolbar } from './viewer-toolbar.client';
import styles from './viewer.module.css';

interface ViewerProps {
  id: string;
  title: string;
  /** pages of the paper, where the content says so */
  pages: number | null;
  /** width to height of page 1 */
  shape: { width: number; height: number };
  textLink?: ReactNode;
  /** page 1 as a picture, until it is drawn */
  poster: ReactNode;
  /** the free pages as the server draws them, for browsers that cannot */
  pictures: readonly PagePicture[];
  /** the words of the free pages, for readers without scripts and when the file cannot be opened */
  text: ReactNode;
  /** what the paper is about; is behind its last page */
  about: ReactNode;
}

/** Reads a white paper (route name pdf-detail): pages, zoom, search, outline, full screen. */
export function Viewer({ id, title, pages, shape, textLink, poster, pictures, text, about }: ViewerProps) {
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const pageList = useRef<HTMLDivElement>(null);
  const file = paths.whitePaperFile(id);
  const opening = usePaper(file);
  const { paper } = opening;
  const readable = paper?.document.numPages ?? 0;
  const total = paper?.totalPages ?? pages;
  const view = usePaperView({
    scroller,
    pages: pageList,
    paper,
    startPage: () => rememberedPage(id) ?? 1,
    onRead: (page) => rememberPage(id, page),
    onLost: opening.lose,
    onFailed: opening.fail,
  });
  const { page, goTo, zoomTo, scale } = view;
  const search = usePaperSearch(view.shown);
  const outline = useOutline(paper?.document ?? null);
  const screen = useFullScreen(root, paper !== null);
  const isMobile = useMobile();
  const [panel, setPanel] = useState<'search' | 'outline' | null>(null);
  usePinchZoom(scroller, scale, zoomTo);

  function toggle(name: 'search' | 'outline'): void {
    if (panel === 'search') search.clear();
    setPanel(panel === name ? null : name);
  }

  useViewerKeys({
    turn: view.turn,
    first: () => goTo(1),
    last: () => goTo(Math.max(readable, 1)),
    scroll: (windows) => scroller.current?.scrollBy({ top: windows * scroller.current.clientHeight }),
    zoomIn: () => zoomTo(stepScale(scale, 1)),
    zoomOut: () => zoomTo(stepScale(scale, -1)),
    fitWidth: () => zoomTo('width'),
    find: () => setPanel('search'),
    close: () => panel && toggle(panel),
  });

  const announcement = search.current
    ? `第${search.current}处，共${search.total}处，在第${search.page}页`
    : search.query !== null && !search.isBusy
      ? '没有找到'
      : paper
        ? `第${page}页，共${total}页`
        : '';

  const isWhole = !paper || readable >= paper.totalPages;
  return (
    <div ref={root} className={styles.root} data-background="dark">
      <header className={styles.head}>
        <PageLink href={paths.whitePapers()} className={styles.back} aria-label="回到白皮书">
          <SvgIcon path="M16 10H4.5M9.5 5l-5 5 5 5" />
          <span>白皮书</span>
        </PageLink>
        <h1>{title}</h1>
        {textLink}
      </header>
      <ViewerControls view={view} readable={readable} total={total} />
      <ViewerToolbar label="工具" place="tools">
        <ViewerButton
          label="在文中查找"
          hint="Ctrl+F"
          shape="search"
          disabled={!paper}
          aria-expanded={panel === 'search'}
          onClick={() => toggle('search')}
        />
        {outline.length > 0 && (
          <ViewerButton
            label="目录"
            shape="outline"
            aria-expanded={panel === 'outline'}
            onClick={() => toggle('outline')}
          />
        )}
        <ViewerButton
          label={isWhole ? '下载' : `下载前${readable}页`}
          shape="download"
          disabled={!paper}
          onClick={() => void downloadPaper(file, `${title}${isWhole ? '' : `（前${readable}页）`}.pdf`)}
        />
        {screen.isPossible && (
          <ViewerButton
            label={screen.isFull ? '退出全屏' : '全屏'}
            shape={screen.isFull ? 'leave' : 'enter'}
            onClick={screen.toggle}
          />
        )}
      </ViewerToolbar>
      {panel === 'search' && (
        <ViewerSearch search={search} onlyFirst={isWhole ? null : readable} onClose={() => toggle('search')} />
      )}
      <div
        className={styles.ruler}
        style={rulerPlaces(page, readable, total)}
        data-opening={opening.status === 'opening' || opening.isReopening || undefined}
        aria-hidden="true"
      />
      <div className={styles.stage} data-outline={panel === 'outline' || undefined}>
        <div ref={scroller} className={styles.scroller} role="region" aria-label="正文" tabIndex={0}>
          {opening.status === 'failed' ? (
            <ViewerFailure reason={opening.reason} file={file} pictures={pictures} onRetry={opening.reopen} />
          ) : (
            <ViewerPages pages={pageList} poster={!view.isDrawn && view.zoom === 'auto' && poster} shape={shape} />
          )}
          <div className={styles.after}>
            <div className={styles.text} data-needed={opening.status === 'failed' || undefined}>
              {text}
            </div>
            {!isWhole && (
              <ViewerGate
                readable={readable}
                total={paper.totalPages}
                isOpening={opening.isReopening}
                onPass={opening.reopen}
              />
            )}
            {about}
          </div>
        </div>
        {panel === 'outline' && (
          <ViewerOutline
            entries={outline}
            page={page}
            onGoTo={(target) => {
              goTo(target);
              // on phones it covers the pages
              if (isMobile) setPanel(null);
            }}
            onClose={() => toggle('outline')}
          />
        )}
        {opening.status === 'open' && opening.lost && (
          <p role="alert" className={styles.lost}>
            有几页没有取到。
            <button type="button" onClick={opening.reopen}>
              再试一次
            </button>
          </p>
        )}
      </div>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  );
}
