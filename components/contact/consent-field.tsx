import type { ReactNode } from 'react';
import { CONSENT_VERSION } from '@/lib/enquiries/rules';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './consent-field.module.css';

interface ConsentFieldProps {
  id: string;
  error?: string;
  /** the notice in another language */
  children?: ReactNode;
}

/** Short notice and the box that has to be ticked, and the field that only programs see. */
export function ConsentField({ id, error, children }: ConsentFieldProps) {
  return (
    <div className={styles.root}>
      <label>
        <input
          type="checkbox"
          name="consent"
          value={CONSENT_VERSION}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-consent` : undefined}
        />
        <span>
          {children ?? (
            <>
              我已阅读并同意<PageLink href={paths.privacy()}>隐私说明</PageLink>
              ：内容只用来答复您，保存24个月，随时可以撤回
            </>
          )}
        </span>
      </label>
      {error && (
        <p id={`${id}-consent`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={visuallyHidden.root} aria-hidden="true">
        <label>
          Website
          <input type="text" name="Website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}
