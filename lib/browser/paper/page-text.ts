import type { PDFPageProxy } from 'pdfjs-dist';
import { withoutRadicals } from '../../white-papers/han-radicals';

const mended = new WeakSet<PDFPageProxy>();

/**
 * A page whose text is in the words that its readers would write, for selecting, copying, reading aloud and search;
 * of what is noted on it only links are parts of their own.
 */
export function withReadableText(page: PDFPageProxy): PDFPageProxy {
  if (mended.has(page)) return page;
  mended.add(page);
  const streamTextContent = page.streamTextContent.bind(page);
  page.streamTextContent = (options) => {
    const reader = (streamTextContent(options) as ReadableStream<TextPiece>).getReader();
    return new ReadableStream<TextPiece>({
      async pull(controller) {
        const { value, done } = await reader.read();
        if (done) return controller.close();
        for (const item of value.items) if (item.str) item.str = withoutRadicals(item.str);
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
  };
  const getAnnotations = page.getAnnotations.bind(page);
  page.getAnnotations = async (options) => (await getAnnotations(options)).filter(({ subtype }) => subtype === 'Link');
  return page;
}

interface TextPiece {
  items: { str?: string }[];
}
