import { EnglishHead } from '@/components/english/english-head';
import { ButtonLink } from '@/components/ui/button-link';
import { english } from '@/lib/english/words';
import { paths } from '@/lib/paths';

export default function NotFound() {
  return (
    <EnglishHead title={english.notFound.title} introduction={english.notFound.text}>
      <ButtonLink href={paths.english(paths.modules())}>{english.seeModules}</ButtonLink>
    </EnglishHead>
  );
}
