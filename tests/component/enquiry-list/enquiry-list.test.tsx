/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EnquireButton } from '@/components/enquiry-list/enquire-button.client';
import { EnquiryList } from '@/components/enquiry-list/enquiry-list.client';
import { ListRanges } from '@/components/enquiry-list/list-ranges';
import { ListTotal } from '@/components/enquiry-list/list-total';
import { Thumbnail } from '@/components/list/thumbnail';
import { writeEnquiryList } from '@/lib/browser/enquiry-list';
import { keyOf, type ListLine } from '@/lib/enquiries/enquiry-list';
import { setMedia } from '@/tests/support/media';
import { TestRouter } from '@/tests/support/test-router';

const line = (alias: string, more: Partial<ListLine> = {}): ListLine => ({
  type: 'product',
  alias,
  title: alias.toUpperCase(),
  amount: 1,
  remark: '',
  ...more,
});
const details = (alias: string, amount = 1) => ({
  type: 'product' as const,
  alias,
  amount,
  title: alias.toUpperCase(),
  kind: '眼动',
  href: `/products/modules/m/${alias}`,
  price: '9.8–13万元',
  priceDate: '2026-09',
  leadTime: '4–6周',
});
const stored = () => JSON.parse(localStorage.getItem('enquiry-list') ?? '[]') as ListLine[];

beforeEach(() => {
  setMedia();
  act(() => void writeEnquiryList([]));
});
afterEach(() => jest.restoreAllMocks());

function listOf(aliases: string[], there = aliases, leadTimes: Record<string, string> = {}) {
  return (
    <TestRouter>
      <EnquiryList
        asked={aliases.map((alias) => ({ type: 'product', alias, amount: 1 }))}
        details={there.map((alias) => ({
          ...details(alias),
          ...(leadTimes[alias] && { leadTime: leadTimes[alias] }),
        }))}
        thumbnails={{
          none: <Thumbnail picture={null} />,
          ...Object.fromEntries(
            there.map((alias) => [
              keyOf(line(alias)),
              <Thumbnail key={alias} picture={{ src: `/media/${alias}.webp`, alt: alias }} />,
            ]),
          ),
        }}
        siteUrl="https://a.cn"
        domains={['驾驶']}
        empty={<p>还没有东西</p>}
        letter={{ head: null, foot: null }}
        beside={null}
      />
    </TestRouter>
  );
}

const show = (...given: Parameters<typeof listOf>) => render(listOf(...given));

test('自己的单子：改数量、写备注、去掉，都存下，网址跟着变', () => {
  act(() => void writeEnquiryList([line('a'), line('b')]));
  show(['a', 'b']);
  fireEvent.change(screen.getByLabelText('A的数量'), { target: { value: '３' } });
  fireEvent.change(screen.getByLabelText('A的备注'), { target: { value: '近视镜片' } });
  fireEvent.click(screen.getByRole('button', { name: '去掉B' }));
  expect(stored()).toEqual([line('a', { amount: 3, remark: '近视镜片' })]);
  expect(window.location.search).toBe('?versions=a*3');
});

test('每行有一张小图，不重复说名字；没有图的那行留着位置', () => {
  act(() => void writeEnquiryList([line('a'), line('b')]));
  show(['a', 'b'], ['a']);
  const rows = screen.getAllByRole('listitem');
  expect(rows[0].querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/a.webp'));
  expect(rows[0].querySelector('img')).toHaveAttribute('alt', '');
  expect(rows[0].querySelector('[data-empty]')).toBeNull();
  expect(rows[1].querySelector('[data-empty]')).not.toBeNull();
});

test('每一项交货期都写着的条件只在合计下面说一次', () => {
  const later = '最早从2027年2月证书齐备起算';
  act(() => void writeEnquiryList([line('a'), line('b')]));
  show(['a', 'b'], ['a', 'b'], { a: `4–6周，${later}`, b: `5–7周，${later}` });
  expect(screen.getByText(`交货期都是${later}。`)).toBeInTheDocument();
  for (const weeks of ['4–6周', '5–7周']) expect(screen.getByText(`交货期${weeks}`)).toBeInTheDocument();
});

const total = () => screen.getByText('参考价合计').parentElement;

test('合计跟着数量走', () => {
  act(() => void writeEnquiryList([line('a'), line('b')]));
  show(['a', 'b']);
  expect(total()).toHaveTextContent('20–26万元');
  fireEvent.change(screen.getByLabelText('A的数量'), { target: { value: '3' } });
  expect(total()).toHaveTextContent('39–52万元');
});

test('没有参考价区间的，写明不在合计里', () => {
  render(<ListTotal items={[{ ...details('a') }, { title: '培训', amount: 1, price: '680元/人' }]} />);
  expect(total()).toHaveTextContent('9.8–13万元');
  expect(screen.getByText(/“培训”没有参考价区间，不在里面。/)).toBeInTheDocument();
});

test.each(['0', '-1', '1e9', '1000', '两'])('数量写 %s：说怎样写，按原来的算', (text) => {
  act(() => void writeEnquiryList([line('a', { amount: 1 })]));
  show(['a']);
  fireEvent.change(screen.getByLabelText('A的数量'), { target: { value: text } });
  expect(screen.getByText('写1到999的整数；现在按1算')).toBeInTheDocument();
  expect(screen.getByLabelText('A的数量')).toHaveValue(text);
  expect(stored()[0].amount).toBe(1);
});

test('备注太长：一个字不丢，说多长，发不出去', async () => {
  act(() => void writeEnquiryList([line('a')]));
  show(['a']);
  const remark = '长'.repeat(130);
  fireEvent.change(screen.getByLabelText('A的备注'), { target: { value: remark } });
  expect(stored()[0].remark).toBe(remark);
  expect(screen.getByText('备注最多100个字，现在130个')).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '发送' })));
  expect(screen.getByText('A的备注超过100个字，改短再发')).toBeInTheDocument();
});

test('别人发来的：只看；存为自己的以后能改', () => {
  show(['a']);
  expect(screen.queryByLabelText('A的数量')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '存为自己的，再改数量、写备注' }));
  expect(stored()).toEqual([line('a')]);
  expect(screen.getByLabelText('A的数量')).toHaveValue('1');
});

test('脚本来之前就有说明的地方：页面不因它往下移；自己的一份也说两行', () => {
  const html = renderToString(listOf(['a']));
  expect(html).toContain('这份询价单来自网址，不是您自己存的。');
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>存为自己的/);
  act(() => void writeEnquiryList([line('a')]));
  show(['a']);
  expect(screen.queryByText(/来自网址/)).toBeNull();
  expect(screen.getByText('这份询价单存在这个浏览器里，改了就记下。')).toBeInTheDocument();
});

test('自己已有一份：不动它，可以换、可以看自己的', () => {
  act(() => void writeEnquiryList([line('b', { remark: '我的' })]));
  show(['a']);
  expect(stored()).toEqual([line('b', { remark: '我的' })]);
  expect(screen.getByRole('link', { name: '看自己的' })).toHaveAttribute('href', '/enquiry-list?versions=b');
  expect(screen.getByRole('link', { name: '并入自己的' })).toHaveAttribute('href', '/enquiry-list?versions=b,a');
  fireEvent.click(screen.getByRole('button', { name: '换成这一份' }));
  expect(stored()).toEqual([line('a')]);
});

test('下架的：说没有了，备注还在，不随询价发出', () => {
  act(() => void writeEnquiryList([line('a'), line('gone', { remark: '记着' })]));
  show(['a', 'gone'], ['a']);
  expect(screen.getByText('已经没有了，发出时不列')).toBeInTheDocument();
  expect(screen.getByLabelText('GONE的备注')).toHaveValue('记着');
  expect(document.querySelector<HTMLInputElement>('input[name="List"]')?.value).toContain('询价单，1项');
});

test('清空要按两次', () => {
  act(() => void writeEnquiryList([line('a')]));
  show(['a']);
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(stored()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '确定清空' }));
  expect(stored()).toEqual([]);
  expect(screen.getByText('还没有东西')).toBeInTheDocument();
});

test('存不下：说一声，这一页里照样有', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<EnquireButton items={[line('a')]} />);
  fireEvent.click(screen.getByRole('button', { name: '加入询价单' }));
  expect(screen.getByRole('link', { name: '已在询价单（1）' })).toHaveAttribute('href', '/enquiry-list?versions=a');
  expect(screen.getByText('浏览器不让保存，关掉网页就没有了')).toBeInTheDocument();
});

test('满了：说先去掉几项', () => {
  act(() => void writeEnquiryList(Array.from({ length: 20 }, (_, index) => line(`v-${index}`))));
  render(<EnquireButton items={[line('a')]} />);
  fireEvent.click(screen.getByRole('button', { name: '加入询价单' }));
  expect(screen.getByText('询价单最多20项，先去掉几项')).toBeInTheDocument();
  expect(stored()).toHaveLength(20);
});

test('画出来的价格与交货期：大的在前，多于一项有合计；没有区间也没有周数就不画', () => {
  const { container, rerender } = render(
    <ListRanges
      items={[
        details('hz-g2', 2),
        { ...details('hz-v3'), price: '58–74万元', leadTime: '14–16周；安装另需一周' },
        { ...details('hz-x'), price: '', leadTime: '现货' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\u00A0/g, ' '))).toEqual([
    'HZ-V358–74万元',
    'HZ-G2 × 220–26万元',
    '合计78–100万元',
    'HZ-V314–16周',
    'HZ-G24–6周',
  ]);
  rerender(<ListRanges items={[{ ...details('hz-x'), price: '680元/人', leadTime: '' }]} />);
  expect(container).toBeEmptyDOMElement();
});
