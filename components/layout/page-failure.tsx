import { Button } from '../ui/button';
import { ErrorMessage } from './error-message';
import styles from './page-failure.module.css';
import { PlainHeader } from './plain-header';

/** In place of what could not be made. @param withHeader the page's own header could not be made either */
export default function PageFailure({ retry, withHeader = false }: { retry: () => void; withHeader?: boolean }) {
  const message = <ErrorMessage retry={<Button onClick={() => retry()}>再试一次</Button>} />;
  if (!withHeader) return message;
  return (
    <>
      <PlainHeader />
      <main id="content" className={styles.root}>
        {message}
      </main>
    </>
  );
}
