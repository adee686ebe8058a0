/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Select } from '@/components/ui/select.client';
import { MOBILE, setMedia } from '../../support/media';

const OPTIONS = ['驾驶', '航空', '医疗'].map((label, index) => ({ value: `${index + 1}`, label }));
const onChange = jest.fn();

function Field({ value: start = '', ...props }: Partial<ComponentProps<typeof Select>>) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return <Select label="研究领域" options={OPTIONS} {...props} value={value} onChange={change} />;
}

beforeEach(() => {
  setMedia();
  onChange.mockClear();
});

const field = () => screen.getByRole('combobox', { name: '研究领域' });

test('默认提示是“请选择研究领域”，可以换', () => {
  const view = render(<Field />);
  expect(field()).toHaveDisplayValue('请选择研究领域');
  view.rerender(<Field placeholder="选择主题" />);
  expect(field()).toHaveDisplayValue('选择主题');
});

test('选择与清除', async () => {
  const user = userEvent.setup();
  render(<Field />);
  expect(screen.queryByRole('button', { name: '清除研究领域' })).toBeNull();
  await user.selectOptions(field(), '航空');
  expect(onChange).toHaveBeenLastCalledWith('2');
  await user.click(screen.getByRole('button', { name: '清除研究领域' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(field()).toHaveDisplayValue('请选择研究领域');
});

test('有“全部”一项时它排第一，清除回到它', async () => {
  const user = userEvent.setup();
  render(<Field value="3" allLabel="所有研究领域" />);
  expect(within(field()).getAllByRole('option')[0]).toHaveTextContent('所有研究领域');
  await user.click(screen.getByRole('button', { name: '清除研究领域' }));
  expect(onChange).toHaveBeenLastCalledWith('all');
  expect(field()).toHaveDisplayValue('所有研究领域');
});

test('提示与“全部”可以都有：先是提示，选了“全部”显示“全部”', async () => {
  const user = userEvent.setup();
  render(<Field allLabel="所有主题" placeholder="选择主题" />);
  expect(field()).toHaveDisplayValue('选择主题');
  await user.selectOptions(field(), '所有主题');
  expect(onChange).toHaveBeenLastCalledWith('all');
  expect(field()).toHaveDisplayValue('所有主题');
});

test('固定的不能改，也不能清除', () => {
  render(<Field value="1" disabled />);
  expect(field()).toBeDisabled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('没有脚本时是浏览器自己的选择框，随表单提交', () => {
  const html = renderToString(<Select label="研究领域" name="field" options={OPTIONS} value="" onChange={onChange} />);
  expect(html).toMatch(/<select[^>]*name="field"/);
});

test('手机上 HTML 里的选择框就是脚本起来以后的那一个，连同它的值', async () => {
  setMedia(MOBILE);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Field name="field" value="2" />);
  const select = container.querySelector('select');
  const root = await act(async () => hydrateRoot(container, <Field name="field" value="2" />));
  expect(container.querySelector('select')).toBe(select);
  expect(select).toHaveDisplayValue('航空');
  expect(container.querySelectorAll('[name=field]')).toHaveLength(1);
  act(() => root.unmount());
  container.remove();
});

const trigger = (chosen: string) => screen.getByRole('button', { name: `研究领域：${chosen}` });
const wheel = () => screen.getByRole('listbox', { name: '研究领域' });

/** More than a sheet shows at a glance. */
const MANY = [
  ...OPTIONS,
  ...Array.from({ length: 12 }, (_, index) => ({ value: `more-${index}`, label: `另 ${index}` })),
];

async function openSheet(props: Partial<ComponentProps<typeof Select>> = {}) {
  setMedia(MOBILE);
  const user = userEvent.setup();
  render(<Field name="field" options={MANY} {...props} />);
  await user.click(trigger(props.value ? '驾驶' : '请选择研究领域'));
  await screen.findByRole('dialog');
  return user;
}

test('手机上从底部升起一列，点一下就选好；选着的一项看得出来', async () => {
  const user = await openSheet({ options: OPTIONS, value: '1' });
  const sheet = within(screen.getByRole('dialog', { name: '研究领域' }));
  expect(sheet.getByRole('button', { pressed: true })).toHaveTextContent('驾驶');
  expect(sheet.queryByRole('button', { name: '确定' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '航空' }));
  expect(onChange.mock.calls).toEqual([['2']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger('航空')).toHaveFocus();
});

test('一列里点选着的那一项，或者关上：什么都不变', async () => {
  const user = await openSheet({ options: OPTIONS, value: '1' });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '驾驶' }));
  await user.click(trigger('驾驶'));
  await user.click(await screen.findByRole('button', { name: '关闭' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(trigger('驾驶')).toBeInTheDocument();
});

test('选项多时是转轮：从底部升起，焦点在转轮上，点一项再按确定', async () => {
  const user = await openSheet();
  expect(screen.getByRole('dialog', { name: '研究领域' })).toHaveAttribute('data-layout', 'sheet');
  await waitFor(() => expect(wheel()).toHaveFocus());
  await user.click(screen.getByRole('option', { name: '航空' }));
  expect(screen.getByRole('option', { name: '航空', selected: true })).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(onChange.mock.calls).toEqual([['2']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger('航空')).toHaveFocus();
});

test('转轮只用键盘也行：箭头、Home、End，回车确定', async () => {
  const user = await openSheet({ value: '1' });
  await waitFor(() => expect(wheel()).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(wheel()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: '另 1', selected: true }).id,
  );
  await user.keyboard('{Home}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('请选择研究领域');
  await user.keyboard('{End}{Enter}');
  expect(onChange.mock.calls).toEqual([['more-11']]);
});

test('转动转轮：停在中间的那项被选中', async () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 44 });
  await openSheet();
  wheel().scrollTop = 88;
  fireEvent.scroll(wheel());
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('航空');
});

test.each(['取消', '关闭'])('转轮里按“%s”什么都不变', async (name) => {
  const user = await openSheet({ value: '1' });
  await user.keyboard('{End}');
  await user.click(screen.getByRole('button', { name }));
  expect(onChange).not.toHaveBeenCalled();
  expect(trigger('驾驶')).toBeInTheDocument();
});

test('手机上也能清除', async () => {
  setMedia(MOBILE);
  render(<Field value="1" />);
  fireEvent.click(screen.getByRole('button', { name: '清除研究领域' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});
