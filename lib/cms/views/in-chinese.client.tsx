'use client';

import { useEffect, type ReactNode } from 'react';

/** What Payload and the parts it is made of say in English in any language, and where: no setting reaches these. */
const WORDS: [where: string, english: RegExp, chinese: string][] = [
  ['.live-preview-toolbar-controls span, .popup-button-list__button', /^Responsive$/, '随窗口大小'],
  ['.react-datepicker *', /^Time$/, '时间'],
  ['.react-datepicker *', /^Next Month$/, '下个月'],
  ['.react-datepicker *', /^Previous Month$/, '上个月'],
  ['.react-datepicker, .react-datepicker *', /^Choose Date( and Time)?$/, '选日期'],
  ['.react-datepicker *', /^Choose (?=\d)/, '选'],
  ['.react-datepicker *', /^Not available (?=\d)/, '不能选：'],
  ['.react-datepicker *', /^Month +/, ''],
  ['.relationship--multi-value-label__drawer-toggler', /^Edit /, '编辑'],
  ['.file-meta .tooltip-content', /^Copy URL$/, '复制网址'],
  ['section[aria-label^="Notifications"]', /^Notifications .*/, '通知'],
  ['.payload-toast-close-button', /^Close toast$/, '关上通知'],
  ['[aria-roledescription]', /^sortable$/, '可以拖动排序'],
  ['input[title]', /^select-all$/, '全选'],
  // names of fields and windows that are meant for programs
  ['input[type="checkbox"][title]', /^[a-z]\w*$/, ''],
  ['dialog[aria-label]', /^[a-z][\w-]*$/, '窗口'],
  ['.sort-column__button', / ?\{\{label\}\} ?/, '这一列'],
  [
    'div[style*="none"]',
    /^\s*To pick up a draggable item[^]*/,
    '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 键取消。',
  ],
];

const NAMES = ['aria-label', 'aria-roledescription', 'title'];

/** What is as it should be is not touched: to change it would be seen as another change. */
function translate(): void {
  for (const [where, english, chinese] of WORDS)
    for (const element of document.querySelectorAll(where)) {
      for (const name of NAMES) {
        const said = element.getAttribute(name) ?? '';
        const better = said.replace(english, chinese);
        if (better !== said) element.setAttribute(name, better);
      }
      for (const part of element.childNodes) {
        if (!(part instanceof Text)) continue;
        const better = part.data.replace(english, chinese);
        if (better !== part.data) part.data = better;
      }
    }
}

/** Around the whole admin. */
export function InChinese({ children }: { children: ReactNode }) {
  useEffect(() => {
    translate();
    const observer = new MutationObserver(translate);
    const what = { childList: true, subtree: true, characterData: true, attributeFilter: NAMES };
    observer.observe(document.body, what);
    return () => observer.disconnect();
  }, []);
  return children;
}
