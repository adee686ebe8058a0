import { useId, type ComponentProps } from 'react';
import styles from '../ui/text-field.module.css';

interface EnglishFieldProps extends ComponentProps<'input'> {
  label: string;
  maxLength: number;
  error?: string;
  multiline?: boolean;
}

/** A text field with what is wrong with it below. */
export function EnglishField({ label, error, multiline, ...field }: EnglishFieldProps) {
  const id = useId();
  const properties = {
    ...field,
    id,
    className: styles.field,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.root}>
      {multiline ? <textarea {...(properties as ComponentProps<'textarea'>)} rows={5} /> : <input {...properties} />}
      <label htmlFor={id}>{field.required ? `${label} *` : label}</label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
