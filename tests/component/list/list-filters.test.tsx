/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListFilters } from '@/components/list/list-filters.client';
import type { Choice } from '@/lib/browser/list/address';
import type { ListFilter } from '@/lib/list-filter';
import { MOBILE, setMedia } from '../../support/media';

const option = (alias: string) => ({ id: `id-${alias}`, alias, label: `标签 ${alias}` });
const THEME: ListFilter = {
  name: 'theme',
  parameter: 'courseThemeId',
  label: '主题',
  allLabel: '所有主题',
  placeholder: '选择主题',
  options: [option('eeg'), option('gaze')],
};
const onChange = jest.fn<void, [Choice]>();

beforeEach(() => onChange.mockClear());

const draw = (choice: Choice = {}, filter = THEME) =>
  render(<ListFilters filters={[filter]} choice={choice} onChange={onChange} left={1} />);

test('清除图标回到全部，地址里不再有它', async () => {
  setMedia();
  draw({ theme: 'eeg', other: 'x' });
  await userEvent.click(screen.getByRole('button', { name: '清除主题' }));
  expect(onChange.mock.calls).toEqual([[{ other: 'x' }]]);
});

test('限定的筛选没有清除图标', () => {
  setMedia();
  draw({}, { ...THEME, fixed: 'eeg' });
  expect(screen.getByRole('combobox', { name: '主题' })).toBeDisabled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('手机上是一列：没有占位那一项，第一项是全部；点一下就选好', async () => {
  setMedia(MOBILE);
  const user = userEvent.setup();
  draw();
  await user.click(screen.getByRole('button', { name: '主题：选择主题' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '所有主题',
    '标签 eeg',
    '标签 gaze',
  ]);
  expect(sheet.getByRole('button', { pressed: true })).toHaveTextContent('所有主题');
  await user.click(sheet.getByRole('button', { name: '标签 eeg' }));
  expect(onChange.mock.calls).toEqual([[{ theme: 'eeg' }]]);
});

test('手机上选“所有主题”就显示它，不再是占位', async () => {
  setMedia(MOBILE);
  const user = userEvent.setup();
  draw();
  await user.click(screen.getByRole('button', { name: '主题：选择主题' }));
  await user.click(await screen.findByRole('button', { name: '所有主题' }));
  expect(screen.getByRole('button', { name: '主题：所有主题' })).toBeInTheDocument();
});
