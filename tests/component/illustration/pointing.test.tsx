/** @jest-environment jsdom */
import { followPointing } from '@/lib/browser/illustration/pointing';

const told = jest.fn();
let stop: () => void;

function link(name: string, shows: string) {
  const spot = document.createElement('a');
  spot.href = `/to/${name}`;
  Object.assign(spot.dataset, { spot: name, shows });
  spot.innerHTML = '<svg><path d="M0 0H9V9Z" /></svg>';
  return spot;
}
const spot = (name: string) => document.querySelector(`[data-spot="${name}"]`) as HTMLElement;
const row = (name: string) => document.querySelector(`[data-row="${name}"]`) as HTMLElement;
const lit = () =>
  [...document.querySelectorAll('[data-lit]')].map(
    (one) => one.getAttribute('data-spot') ?? one.getAttribute('data-row') ?? one.getAttribute('data-lane'),
  );

/** Like a browser's own pointer event; jsdom has none. */
function point(type: string, target: Element, pointerType: 'mouse' | 'touch') {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  Object.assign(event, { pointerType });
  target.dispatchEvent(event);
  return event;
}

function tap(target: Element): boolean {
  point('pointerdown', target, 'touch');
  return point('click', target, 'touch').defaultPrevented;
}

beforeEach(() => {
  told.mockReset();
  const root = document.createElement('div');
  const drawing = document.createElement('div');
  drawing.setAttribute('role', 'group');
  drawing.append(link('cap', 'brain'), link('band', 'physiology'), link('glasses', 'gaze brain'));
  root.append(drawing);
  root.insertAdjacentHTML(
    'beforeend',
    '<ul><li data-lane="brain"></li><li data-lane="gaze"></li></ul><ol><li data-row="cap"><a href="/to/cap">帽</a></li></ol>',
  );
  document.body.replaceChildren(root);
  stop = followPointing(root, told);
});
afterEach(() => stop());

test('鼠标指到：热区、它的数据、列表里的那一行一起亮；离开就都灭', () => {
  point('pointerover', spot('cap').querySelector('path') as Element, 'mouse');
  expect(lit()).toEqual(['cap', 'brain', 'cap']);
  expect(told).toHaveBeenLastCalledWith(spot('cap'));
  point('pointerover', document.querySelector('[role=group]') as Element, 'mouse');
  expect(lit()).toEqual([]);
  expect(told).toHaveBeenLastCalledWith(null);
});

test('指到列表里的一行，图里的那一件亮', () => {
  point('pointerover', row('cap'), 'mouse');
  expect(spot('cap').hasAttribute('data-lit')).toBe(true);
});

test('手指第一下点亮，第二下才跟着链接走；点另一件又是第一下', () => {
  expect(tap(spot('cap').querySelector('path') as Element)).toBe(true);
  expect(lit()).toContain('cap');
  expect(tap(spot('glasses').querySelector('path') as Element)).toBe(true);
  expect(lit()).toEqual(['glasses', 'brain', 'gaze']);
  expect(tap(spot('glasses').querySelector('path') as Element)).toBe(false);
});

test('手指点列表里的链接一下就走；鼠标点图里的也是', () => {
  expect(tap(row('cap').firstElementChild as Element)).toBe(false);
  point('pointerdown', spot('band'), 'mouse');
  expect(point('click', spot('band'), 'mouse').defaultPrevented).toBe(false);
});

test('点空白处就灭', () => {
  tap(spot('cap').querySelector('path') as Element);
  point('pointerdown', document.querySelector('[role=group]') as Element, 'touch');
  expect(lit()).toEqual([]);
});

test('方向键按次序走，头尾相接；Home、End 到两头', () => {
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  spot('cap').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(spot('band'));
  expect(lit()).toContain('band');
  press('End');
  expect(document.activeElement).toBe(spot('glasses'));
  press('ArrowDown');
  expect(document.activeElement).toBe(spot('cap'));
  press('ArrowUp');
  expect(document.activeElement).toBe(spot('glasses'));
});

test('有一处亮着，整幅图就知道；都灭了，又忘了', () => {
  const root = document.querySelector('div')!;
  point('pointerover', spot('cap'), 'mouse');
  expect(root.hasAttribute('data-pointed')).toBe(true);
  point('pointerleave', root, 'mouse');
  expect(root.hasAttribute('data-pointed')).toBe(false);
});
