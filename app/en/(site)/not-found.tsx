import { NotFoundMessage } from '@/components/layout/not-found-message';
import { notFoundWords } from '@/lib/pages/english-not-found';

export default function NotFound() {
  return <NotFoundMessage words={notFoundWords} />;
}
