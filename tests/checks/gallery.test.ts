import { reachedFrom } from '../support/import-graph';
import { sources } from '../support/sources';

/** Each shared piece with a page (below `app/(site)`) that draws it. */
const PAGE_OF: Record<string, string> = {
  'arrow-link': 'page',
  'back-to-top': 'layout',
  article: 'ecosystem/cases/[id]/page',
  'article-head': 'ecosystem/cases/[id]/page',
  'article-outline': 'ecosystem/cases/[id]/page',
  breadcrumbs: 'ecosystem/cases/[id]/page',
  button: 'ecosystem/cases/page',
  'button-link': 'page',
  carousel: 'page',
  chart: 'ecosystem/cases/[id]/page',
  'chart-data': 'ecosystem/cases/[id]/page',
  'chart-ground': 'ecosystem/cases/[id]/page',
  'chart-picture': 'ecosystem/cases/[id]/page',
  'bound-text': 'about-us/page',
  'data-table': 'ecosystem/cases/[id]/page',
  'disclosure-button': 'layout',
  fold: 'solutions/[alias]/page',
  'deep-head': 'ecosystem/labs/[id]/page',
  dialog: 'ecosystem/cases/[id]/page',
  'empty-block': 'ecosystem/cases/page',
  'fact-list': 'ecosystem/cases/[id]/page',
  'feature-carousel': 'products/features/page',
  'feedback-bar': 'layout',
  gallery: 'products/modules/[alias]/[versionId]/page',
  icon: 'page',
  'icon-button': 'page',
  'image-carousel': 'ecosystem/labs/[id]/page',
  'key-fact': 'ecosystem/cases/[id]/page',
  'lead-picture': 'about-us/page',
  lead: 'ecosystem/cases/[id]/page',
  'list-head': 'ecosystem/cases/page',
  'lottie-player': 'ecosystem/cases/[id]/page',
  marquee: 'page',
  'official-account-dialog': 'layout',
  'page-body': 'ecosystem/cases/page',
  'page-link': 'page',
  picker: 'ecosystem/cases/page',
  'phrased-title': 'page',
  phrases: 'page',
  picture: 'page',
  'quiet-boundary': 'ecosystem/cases/[id]/page',
  'rests-out-of-view': 'page',
  reveal: 'ecosystem/cases/page',
  'rich-text': 'ecosystem/cases/[id]/page',
  section: 'page',
  'section-menu': 'solutions/[alias]/page',
  'section-nav': 'solutions/[alias]/page',
  sections: 'solutions/[alias]/page',
  sign: 'ecosystem/cases/page',
  'sized-image': 'page',
  select: 'ecosystem/cases/page',
  'select-sheet': 'ecosystem/cases/page',
  'share-entries': 'ecosystem/cases/[id]/page',
  'share-widget': 'ecosystem/cases/[id]/page',
  spinner: 'ecosystem/trainings/[id]/page',
  'swipe-strip': 'ecosystem/custom-developments/page',
  'text-field': 'contact-us/page',
  toast: 'ecosystem/cases/[id]/page',
  'vector-animation': 'ecosystem/cases/[id]/page',
  'version-details': 'products/modules/[alias]/page',
  'version-dialog': 'products/modules/[alias]/page',
  'wide-picture': 'ecosystem/cases/[id]/page',
};

const pieces = sources(['components/ui'], /\.tsx$/).map(({ file }) => file);
const nameOf = (file: string) => file.replace(/^.*\/|(\.client)?\.tsx$/g, '');

test('每一件都在陈列页上', () => {
  const shown = reachedFrom('app/gallery/page.gallery.tsx');
  expect(pieces.filter((file) => !shown.has(file))).toEqual([]);
});

test.each(pieces.map((file) => ({ name: nameOf(file), file })))('$name 用在一个页面上', ({ name, file }) => {
  expect(PAGE_OF).toHaveProperty(name);
  expect([...reachedFrom(`app/(site)/${PAGE_OF[name]}.tsx`)]).toContain(file);
});
