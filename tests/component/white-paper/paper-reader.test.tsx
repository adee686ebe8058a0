/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaperReader } from '@/components/white-paper/paper-reader.client';
import { setMedia } from '@/tests/support/media';
import { TestRouter } from '@/tests/support/test-router';

const page = (rest: string) => `<!doctype html><main><article><p>公开的话</p>${rest}</article></main>`;
const REST = '<section id="rest-of-text"><h2 id="rest-后文">后文</h2><p>秘密的话</p><h2 id="rest-末">末</h2></section>';

let text: () => Promise<Partial<Response>>;
let isRegistered = false;
const log = jest.spyOn(console, 'error');

beforeEach(() => {
  setMedia();
  log.mockReset().mockImplementation(() => undefined);
  isRegistered = false;
  globalThis.fetch = jest.fn((address: string) =>
    address.startsWith('/api/whitepaper/text/')
      ? text()
      : Promise.resolve({ ok: true, status: 200, json: async () => ({ result: isRegistered }) }),
  ) as unknown as typeof fetch;
});

const answers = (html: string) => async () => ({ ok: true, status: 200, text: async () => html });

function show() {
  render(
    <TestRouter>
      <PaperReader id="4abc" headings={[{ id: '一', text: '一' }]} chapters={['二 后文里的一章']}>
        <p>公开的话</p>
      </PaperReader>
    </TestRouter>,
  );
}

const contents = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('没有登记：公开的部分，后面是登记的一块', async () => {
  text = answers(page(''));
  show();
  expect(await screen.findByRole('button', { name: '登记，继续读' })).toBeInTheDocument();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('秘密的话')).toBeNull();
  expect(screen.getByText('二 后文里的一章')).toBeInTheDocument();
  expect(contents()).toEqual(expect.arrayContaining(['#一', '#more']));
  expect(log).not.toHaveBeenCalled();
});

test('登记过：后文接在后面，目录也接上，不再问', async () => {
  text = answers(page(REST));
  show();
  expect(await screen.findByText('秘密的话')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '登记，继续读' })).toBeNull();
  expect(contents()).toEqual(expect.arrayContaining(['#一', '#rest-后文', '#rest-末']));
});

test('别处登记过的浏览器：一按就接上', async () => {
  text = answers(page(''));
  show();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  isRegistered = true;
  text = answers(page(REST));
  await userEvent.click(screen.getByRole('button', { name: '登记，继续读' }));
  expect(await screen.findByText('秘密的话')).toBeInTheDocument();
});

test('后文取不到：说出来，可以再试', async () => {
  text = async () => ({ ok: false, status: 503 });
  show();
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  isRegistered = true;
  await userEvent.click(screen.getByRole('button', { name: '登记，继续读' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('后文没有取到');
  text = answers(page(REST));
  await userEvent.click(screen.getByRole('button', { name: '登记，继续读' }));
  expect(await screen.findByText('秘密的话')).toBeInTheDocument();
});
